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

/**
 * The payment methods that an order can use now. Every part of Foyer decides by this function. A test order never
 * uses a live Stripe key, and a real order never uses a test key, which would give its tickets away.
 */
export function offeredMethods(
  { order, event, team, card }: PaymentContext & { order: { totalCents: number; test: boolean } },
  now: Date,
): BuyerMethod[] {
  if (order.totalCents === 0) return ['free']
  const last = transferDeadline(event)
  return [
    ...(team.bank && (!last || now <= last) ? (['transfer'] as const) : []),
    ...(takesCards({ order, card }) ? (['card'] as const) : []),
  ]
}

/** Whether an order can be paid by card: with a live key for a real order, with a test key for a test order. */
export const takesCards = ({ order, card }: Pick<PaymentContext, 'card'> & { order: { test: boolean } }): boolean =>
  card !== null && card.live !== order.test

/** Whether a paid ticket has any payment method now. Without one it is not on sale: its seats would be held in vain. */
export const acceptsPayment = (context: PaymentContext & { test: boolean }, now: Date): boolean =>
  offeredMethods({ ...context, order: { totalCents: 1, test: context.test } }, now).length > 0
