import { cardMinimumCents } from './card-minimums.ts'
import { msPerDay } from './durations.ts'
import type { BuyerMethod } from './order-states.ts'
import type { PaymentTerms } from './payment-terms.ts'
import { defaultPaymentTerms } from './payment-terms-rules.ts'

interface Dated {
  date: Date | string
  dateTba: boolean
  /** undefined or null: the default. */
  paymentTerms: PaymentTerms | null | undefined
}

interface PaymentContext {
  event: Dated
  team: { bank?: object | null | undefined }
  /** `live`: the team's Stripe key moves real money. null: the team has no key. */
  card: { live: boolean } | null
}

/**
 * The last moment to place an order that is paid by bank transfer.
 * @returns undefined if there is none, as for an event whose date is open
 */
export function transferDeadline({ date, dateTba, paymentTerms }: Dated): Date | undefined {
  const { offeredUntilDays, latest } = paymentTerms ?? defaultPaymentTerms
  const ends = [
    ...(dateTba ? [] : [new Date(date).getTime() - offeredUntilDays * msPerDay]),
    ...(latest === undefined ? [] : [Date.parse(latest)]),
  ]
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
}

/** An order that is to be paid. */
interface Payable {
  totalCents: number
  currency: string
  test: boolean
  /** The amount that is left to pay, if that is not the total, in minor units. */
  unsettledCents?: number | null
}

type Paying = PaymentContext & { order: Payable }

/**
 * The payment methods that an order can use now. Every part of Foyer decides by this function. A test order never
 * uses a live Stripe key, and a real order never uses a test key, which would give its tickets away.
 */
export function offeredMethods(context: Paying, now: Date): BuyerMethod[] {
  const { order } = context
  if (order.totalCents === 0) return ['free']
  const isTooLittle = cardFromCents(context) !== undefined
  return acceptedMethods({ ...context, test: order.test }, now).filter((method) => method !== 'card' || !isTooLittle)
}

/** The payment methods of orders of any amount. */
function acceptedMethods(context: PaymentContext & { test: boolean }, now: Date): ('transfer' | 'card')[] {
  const { event, team, card, test } = context
  const last = transferDeadline(event)
  return [
    ...(team.bank && (!last || now <= last) ? (['transfer'] as const) : []),
    ...(hasCardKey(card, test) ? (['card'] as const) : []),
  ]
}

const hasCardKey = (card: PaymentContext['card'], test: boolean): boolean => card !== null && card.live !== test

/** Whether an order can be paid by card: with a live key for a real order, with a test key for a test order. */
export const takesCards = (context: Pick<Paying, 'card' | 'order'>): boolean =>
  hasCardKey(context.card, context.order.test) && cardFromCents(context) === undefined

/**
 * The least amount that can be paid by card, in minor units, of an order that cannot be paid by card only because it is of less.
 * @returns undefined for all others
 */
export function cardFromCents({ order, card }: Pick<Paying, 'card' | 'order'>): number | undefined {
  const minimum = cardMinimumCents(order.currency)
  const amountCents = order.unsettledCents ?? order.totalCents
  return hasCardKey(card, order.test) && amountCents > 0 && amountCents < minimum ? minimum : undefined
}

/** Whether a paid ticket has any payment method now. Without one it is not on sale: its seats would be held in vain. */
export const acceptsPayment = (context: PaymentContext & { test: boolean }, now: Date): boolean =>
  acceptedMethods(context, now).length > 0
