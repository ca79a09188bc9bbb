import { linesOf } from '@foyer/contract/price'
import { decimalsOf } from '@foyer/words/format/money'
import type { StripeLine } from '../../lib/stripe/types.ts'
import { pricedTicket } from '../orders/rules.ts'

/** The context that a team's Stripe secret key is encrypted for: it cannot be decrypted in another team's row. */
export const secretKeyRecord = (teamId: string): string => `team:${teamId}:stripe:secret-key`
/** The context that the signing secret of a team's webhook is encrypted for. */
export const webhookSecretRecord = (teamId: string): string => `team:${teamId}:stripe:webhook-secret`

/** The answer in place of Stripe's for a team without keys. */
export const withoutKeys = {
  ok: false,
  failure: 'missing',
  code: undefined,
  reason: 'The team has no Stripe keys.',
} as const

/** The webhook endpoint that a team enters in its Stripe dashboard. */
export const webhookUrl = (publicUrl: string, teamId: string): string => `${publicUrl}/api/webhooks/stripe/${teamId}`

/**
 * The lifetime of a Checkout session, in minutes. Stripe demands at least 30 from its creation
 * (docs.stripe.com/api/checkout/sessions/create, `expires_at`); the rest leaves time to retry the creation.
 */
export const sessionLifetimeMinutes = 35
/** How long the creation of a session is retried, in minutes: Stripe's 30 must be left of its lifetime. */
export const sessionRetryMinutes = 4
/** The most card payments of one order. Each extends the hold: without a limit, a buyer could hold seats forever. */
export const maxCardPaymentsPerOrder = 5
/** How long after its session's end a payment keeps its seats while Stripe is unreachable, in minutes. */
export const unreachableHoldMinutes = 120
/** How long after its session's end a payment is still polled while Stripe is unreachable, in days. */
export const unreachablePollingDays = 7

const secondsPerMinute = 60

const pollDelaysMinutes = [1, 2, 3, 5, 10, 10, 10]
const unreachableDelaysMinutes = [1, 2, 5, 10, 15, 15, 30, 60]
const retryDelaysMinutes = [1, 5, 15, 60, 180, 360, 720, 1440]

/**
 * The delay before the next poll of an open payment, in seconds. Polling finds payments whose webhook was lost.
 * @param polls the polls so far
 */
export const pollDelaySeconds = (polls: number): number => (pollDelaysMinutes[polls] ?? 15) * secondsPerMinute

/** The delay before the next poll after Stripe was unreachable, in seconds, growing. @param polls the polls so far */
export const unreachableDelaySeconds = (polls: number): number =>
  (unreachableDelaysMinutes[polls] ?? 60) * secondsPerMinute

/**
 * The delay before the next attempt at a refund or a webhook event, in seconds, growing.
 * @param attempts the attempts so far
 * @returns undefined after the last attempt
 */
export const retryDelaySeconds = (attempts: number): number | undefined => {
  const delayMinutes = retryDelaysMinutes[attempts - 1]
  return delayMinutes && delayMinutes * secondsPerMinute
}

// Stripe keeps two decimals for some currencies that have none today. Of ours only the yen has none at Stripe:
// docs.stripe.com/currencies#zero-decimal and #special-cases
const stripeDecimals = (currency: string): number => (currency === 'JPY' ? 0 : 2)
const factorOf = (currency: string): number => 10 ** (stripeDecimals(currency) - decimalsOf(currency))

/** Converts an amount from our minor units (cents, or whole krónur, forints and yen) to Stripe's. */
export const toStripe = (amountCents: number, currency: string): number => amountCents * factorOf(currency)

/** Converts an amount from Stripe's minor units to ours. */
export const fromStripe = (amount: number, currency: string): number => Math.round(amount / factorOf(currency))

/** The line items of Stripe's payment page. */
export const stripeLines = (items: readonly Parameters<typeof pricedTicket>[0][], currency: string): StripeLine[] =>
  linesOf(items.map(pricedTicket)).map(({ typeName, priceCents, quantity }) => ({
    name: typeName,
    amount: toStripe(priceCents, currency),
    quantity,
  }))
