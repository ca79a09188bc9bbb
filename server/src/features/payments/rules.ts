import { decimalsOf } from '@foyer/words/format/money'
import type { Line } from '../../lib/stripe/things.ts'

/** What a team's secret key of Stripe is encrypted for: it opens in no other team's row. */
export const secretKeyRecord = (teamId: string): string => `team:${teamId}:stripe:secret-key`
/** What the signing secret of a team's webhook is encrypted for. */
export const webhookSecretRecord = (teamId: string): string => `team:${teamId}:stripe:webhook-secret`

/** The address that a team enters at Stripe. */
export const webhookUrl = (publicUrl: string, teamId: string): string => `${publicUrl}/api/webhooks/stripe/${teamId}`

/**
 * How long somebody may pay on Stripe's page, in minutes. Stripe wants at least 30 from when it hears of it; the rest is
 * for asking again.
 */
export const sessionMinutes = 35
/** How long a session that Stripe did not answer for is asked for again, in minutes. Later it would be too short. */
export const openingMinutes = 4
/** The most card payments one order may begin, so that nobody holds seats for ever by beginning again. */
export const mostCardPayments = 5
/** How long after its end a payment that Stripe cannot be asked about keeps its seats, in minutes. */
export const patienceMinutes = 120
/** For how many days Stripe is asked about a payment after its seats were given up. */
export const askDays = 7

const minute = 60
const looks = [1, 2, 3, 5, 10, 10, 10]
const waits = [1, 2, 5, 10, 15, 15, 30, 60]
const tries = [1, 5, 15, 60, 180, 360, 720, 1440]

/** When to look after a payment next that is open, in seconds: its webhook may have been lost. */
export const nextLook = (asks: number): number => (looks[asks] ?? 15) * minute

/** When to ask again after Stripe could not be asked, in seconds, growing. */
export const nextAsk = (asks: number): number => (waits[asks] ?? 60) * minute

/** When to try again what Stripe did not do, in seconds, growing. @returns undefined when it is enough */
export const nextTry = (attempts: number): number | undefined => {
  const pause = tries[attempts - 1]
  return pause && pause * minute
}

// Where a currency has no decimals any more, Stripe may keep two all the same; of ours only the yen has none there:
// docs.stripe.com/currencies#zero-decimal and #special-cases
const stripeDecimals = (currency: string): number => (currency === 'JPY' ? 0 : 2)
const factorOf = (currency: string): number => 10 ** (stripeDecimals(currency) - decimalsOf(currency))

/** An amount in Stripe's smallest unit; ours are cents, or whole krónur, forints and yen. */
export const toStripe = (amountCents: number, currency: string): number => amountCents * factorOf(currency)

/** An amount of Stripe's in our smallest unit. */
export const fromStripe = (amount: number, currency: string): number => Math.round(amount / factorOf(currency))

interface Seat {
  ticket: { ticketTypeId: string; priceCents: number }
  type: { name: string }
}

/** What Stripe's page lists: a line for each ticket type. */
export function linesOf(seats: readonly Seat[], currency: string): Line[] {
  const lines = new Map<string, Line>()
  for (const { ticket, type } of seats) {
    const key = `${ticket.ticketTypeId} ${ticket.priceCents}`
    const line = lines.get(key) ?? { name: type.name, amount: toStripe(ticket.priceCents, currency), quantity: 0 }
    lines.set(key, { ...line, quantity: line.quantity + 1 })
  }
  return [...lines.values()]
}
