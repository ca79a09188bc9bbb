// No schemas here: the settings show these before they need zod.

/** The events Foyer wants to hear of. */
export const stripeEventTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const
export type StripeEventType = (typeof stripeEventTypes)[number]
