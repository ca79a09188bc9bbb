import type StripeSdk from 'stripe'
import type { StripeReply } from './stripe/call.ts'
import { createStripeCall, loadSdk } from './stripe/call.ts'
import type { NewStripeSession, StripeEvent, StripeRefund, StripeSession } from './stripe/types.ts'
import { paramsOf, readRefund, readSession, readStripeEvent } from './stripe/wire.ts'

/** The result of checking a key. `unreachable`: Stripe did not answer, so nothing is known about the key. */
export type StripeKeyCheck = 'ok' | 'key-refused' | 'capability-missing' | 'unreachable'

/** Stripe's API. Every call takes the key of the account that it is for. */
export interface Stripe {
  checkKey(key: string): Promise<StripeKeyCheck>
  /** @param idempotencyKey the same text at every attempt to open the same session */
  openSession(key: string, session: NewStripeSession, idempotencyKey: string): Promise<StripeReply<StripeSession>>
  session(key: string, id: string): Promise<StripeReply<StripeSession>>
  /**
   * Expires a session, so that it takes no more payments.
   * @returns the session afterwards: it may already be complete
   */
  endSession(key: string, id: string): Promise<StripeReply<StripeSession>>
  /** The id of Foyer's payment that a payment intent belongs to. */
  paymentOf(key: string, intent: string): Promise<StripeReply<string | undefined>>
  dispute(key: string, id: string): Promise<StripeReply<{ open: boolean; lost: boolean; reason: string }>>
  /**
   * Refunds a payment intent.
   * @param target `amount`: in Stripe's smallest currency unit; undefined for all that is left
   * @param idempotencyKey as in `openSession`
   */
  refund(
    key: string,
    target: { intent: string; refund: string; amount?: number | undefined },
    idempotencyKey: string,
  ): Promise<StripeReply<StripeRefund>>
  refunds(key: string, intent: string): Promise<StripeReply<StripeRefund[]>>
  /**
   * Verifies and reads an event that Stripe sent to the webhook.
   * @param raw the exact bytes of the body
   * @param secrets the signing secrets; one of them must have signed the event
   * @returns undefined when none has, or the signature is older than five minutes
   */
  readEvent(raw: Buffer, signature: string, secrets: readonly string[]): Promise<StripeEvent | undefined>
}

/** The age limit of a signature; the default of Stripe's library. */
const signatureToleranceSeconds = 300

/**
 * Creates the client, on top of Stripe's official one.
 * @param baseUrl of Stripe's API, without path and trailing slash
 * @param timeoutMs how long an answer may take
 */
export function createStripe(baseUrl: string, timeoutMs = 10_000): Stripe {
  const call = createStripeCall(baseUrl, timeoutMs)
  const retrieve = (client: StripeSdk, id: string) =>
    client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }).then(readSession)

  return {
    async checkKey(key) {
      // the permissions that card payments need; a restricted key may lack them
      const reply = await call(key, async (client) => {
        await client.checkout.sessions.list({ limit: 1 })
        await client.paymentIntents.list({ limit: 1 })
        await client.refunds.list({ limit: 1 })
      })
      if (reply.ok) return 'ok'
      if (reply.code === '401') return 'key-refused'
      return reply.code === '403' ? 'capability-missing' : 'unreachable'
    },
    openSession: (key, session, idempotencyKey) =>
      call(key, (client) => client.checkout.sessions.create(paramsOf(session), { idempotencyKey }).then(readSession)),
    session: (key, id) => call(key, (client) => retrieve(client, id)),
    async endSession(key, id) {
      const ended = await call(key, (client) => client.checkout.sessions.expire(id).then(readSession))
      if (ended.ok || ended.failure !== 'refused') return ended
      // Stripe expires only open sessions: this one is already complete or expired
      return await call(key, (client) => retrieve(client, id))
    },
    paymentOf: (key, intent) =>
      call(key, (client) => client.paymentIntents.retrieve(intent).then(({ metadata }) => metadata['payment'])),
    dispute: (key, id) =>
      call(key, (client) =>
        client.disputes.retrieve(id).then(({ status, reason }) => ({
          open: !['won', 'warning_closed', 'prevented'].includes(status),
          lost: status === 'lost',
          reason,
        })),
      ),
    refund: (key, { intent, refund, amount }, idempotencyKey) =>
      call(key, (client) =>
        client.refunds
          .create(
            { payment_intent: intent, metadata: { refund }, ...(amount !== undefined && { amount }) },
            { idempotencyKey },
          )
          .then(readRefund),
      ),
    refunds: (key, intent) =>
      call(key, (client) =>
        client.refunds.list({ payment_intent: intent, limit: 100 }).then(({ data }) => data.map(readRefund)),
      ),
    async readEvent(raw, signature, secrets) {
      const { webhooks } = await loadSdk()
      for (const secret of secrets)
        try {
          const event = webhooks.constructEvent(raw, signature, secret, signatureToleranceSeconds)
          return readStripeEvent(event)
        } catch {
          // another secret may have signed it
        }
      return undefined
    },
  }
}
