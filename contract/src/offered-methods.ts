import type { PaymentMethod } from './order-states.ts'

/** A transfer that is begun later than so many days before the event would come too late. */
const transferNeedsDays = 2
const day = 24 * 60 * 60 * 1000

interface Dated {
  date: Date | string
  dateTba: boolean
}

interface Taking {
  event: Dated
  team: { bank?: object | null | undefined }
  /** Whether the team's Stripe key moves real money; null without one. */
  card: { live: boolean } | null
}

/** Until when an order may be begun that is paid by transfer. @returns undefined while the event's date is open */
export const lastTransfer = ({ date, dateTba }: Dated): Date | undefined =>
  dateTba ? undefined : new Date(new Date(date).getTime() - transferNeedsDays * day)

/**
 * The ways to pay that are open to an order now: the one place that says what a team takes. A test order never meets a
 * key that moves real money, nor a real order one that does not: its tickets would be had for nothing.
 */
export function offeredMethods(
  { order, event, team, card }: Taking & { order: { totalCents: number; test: boolean } },
  now: Date,
): PaymentMethod[] {
  if (order.totalCents === 0) return ['free']
  const last = lastTransfer(event)
  return [
    ...(team.bank && (!last || now <= last) ? (['transfer'] as const) : []),
    ...(card !== null && card.live !== order.test ? (['card'] as const) : []),
  ]
}

/** Whether what costs something can be paid in any way now. What cannot is not sold: its seats would be held for nothing. */
export const takesMoney = (taking: Taking & { test: boolean }, now: Date): boolean =>
  offeredMethods({ ...taking, order: { totalCents: 1, test: taking.test } }, now).length > 0
