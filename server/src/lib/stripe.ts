import type StripeSdk from 'stripe'
import type { Reply } from './stripe/ask.ts'
import { askAt, sdk } from './stripe/ask.ts'
import type { NewSession, Session, StripeEvent, StripeRefund } from './stripe/things.ts'
import { paramsOf, readRefund, readSession, readStripeEvent } from './stripe/wire.ts'

/** What a try of a key came to. `unreachable`: Stripe could not be asked, which says nothing about the key. */
export type StripeKeyCheck = 'ok' | 'key-refused' | 'capability-missing' | 'unreachable'

/** Stripe through its official client, for whichever account a key belongs to. */
export interface Stripe {
  checkKey(key: string): Promise<StripeKeyCheck>
  /** @param once the same text for the same session, however often it is asked for */
  openSession(key: string, session: NewSession, once: string): Promise<Reply<Session>>
  session(key: string, id: string): Promise<Reply<Session>>
  /** Ends a session so that nobody can pay on it any more. @returns the session as it stands then: it may be complete */
  endSession(key: string, id: string): Promise<Reply<Session>>
  /** Which payment of ours an amount of money belongs to. */
  paymentOf(key: string, intent: string): Promise<Reply<string | undefined>>
  dispute(key: string, id: string): Promise<Reply<{ open: boolean; lost: boolean; reason: string }>>
  /** Gives money back: all that is left of it. @param once as with `openSession` */
  refund(key: string, asked: { intent: string; refund: string }, once: string): Promise<Reply<StripeRefund>>
  refunds(key: string, intent: string): Promise<Reply<StripeRefund[]>>
  /**
   * Reads what Stripe sent to the webhook.
   * @param raw the body as it came, to the byte
   * @param secrets any of them may have signed it
   * @returns undefined when none did, or longer than five minutes ago
   */
  readEvent(raw: Buffer, signature: string, secrets: readonly string[]): Promise<StripeEvent | undefined>
}

/** Stripe's own: how old a signature may be. */
const toleranceInSeconds = 300

/**
 * @param baseUrl its API, without path and trailing slash
 * @param patienceInMs how long an answer may take
 */
export function stripeAt(baseUrl: string, patienceInMs = 10_000): Stripe {
  const ask = askAt(baseUrl, patienceInMs)
  const retrieve = (client: StripeSdk, id: string) =>
    client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }).then(readSession)

  return {
    async checkKey(key) {
      // what taking cards needs to read; a restricted key may be without it
      const reply = await ask(key, async (client) => {
        await client.checkout.sessions.list({ limit: 1 })
        await client.paymentIntents.list({ limit: 1 })
        await client.refunds.list({ limit: 1 })
      })
      if (reply.ok) return 'ok'
      return reply.code === '401' ? 'key-refused' : reply.code === '403' ? 'capability-missing' : 'unreachable'
    },
    openSession: (key, session, idempotencyKey) =>
      ask(key, (client) => client.checkout.sessions.create(paramsOf(session), { idempotencyKey }).then(readSession)),
    session: (key, id) => ask(key, (client) => retrieve(client, id)),
    async endSession(key, id) {
      const ended = await ask(key, (client) => client.checkout.sessions.expire(id).then(readSession))
      if (ended.ok || ended.because !== 'refused') return ended
      // only open ones can be ended: it is over already, in one way or the other
      return await ask(key, (client) => retrieve(client, id))
    },
    paymentOf: (key, intent) =>
      ask(key, (client) => client.paymentIntents.retrieve(intent).then(({ metadata }) => metadata['payment'])),
    dispute: (key, id) =>
      ask(key, (client) =>
        client.disputes.retrieve(id).then(({ status, reason }) => ({
          open: !['won', 'warning_closed', 'prevented'].includes(status),
          lost: status === 'lost',
          reason,
        })),
      ),
    refund: (key, { intent, refund }, idempotencyKey) =>
      ask(key, (client) =>
        client.refunds.create({ payment_intent: intent, metadata: { refund } }, { idempotencyKey }).then(readRefund),
      ),
    refunds: (key, intent) =>
      ask(key, (client) =>
        client.refunds.list({ payment_intent: intent, limit: 100 }).then(({ data }) => data.map(readRefund)),
      ),
    async readEvent(raw, signature, secrets) {
      const { webhooks } = await sdk()
      for (const secret of secrets)
        try {
          const event = webhooks.constructEvent(raw, signature, secret, toleranceInSeconds)
          return readStripeEvent(event)
        } catch {
          // another secret may have signed it
        }
      return undefined
    },
  }
}
