// No schemas here: the settings show these without zod.

/** The types of Stripe events that Foyer handles, to select for the webhook in Stripe. */
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
