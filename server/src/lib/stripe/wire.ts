import type StripeSdk from 'stripe'
import type { NewStripeSession, StripeEvent, StripeRefund, StripeSession } from './types.ts'

/** The parameters that create a session. */
export const paramsOf = (session: NewStripeSession): StripeSdk.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  // Stripe charges exactly the price that Foyer showed, in the event's currency
  adaptive_pricing: { enabled: false },
  client_reference_id: session.payment,
  metadata: { payment: session.payment },
  // Stripe copies this to the charge, so that refunds and disputes have the payment's id
  payment_intent_data: { description: session.description, metadata: { payment: session.payment } },
  // orders of the box office may have none
  ...(session.email !== '' && { customer_email: session.email }),
  locale: session.locale,
  expires_at: Math.floor(session.endsAt.getTime() / 1000),
  success_url: session.returnUrl,
  cancel_url: session.returnUrl,
  line_items: session.lines.map(({ name, amount, quantity }) => ({
    quantity,
    price_data: { currency: session.currency.toLowerCase(), unit_amount: amount, product_data: { name } },
  })),
})

/** Converts a session of Stripe. */
export function readSession(session: StripeSdk.Checkout.Session): StripeSession {
  const { id, status, payment_status, client_reference_id, url, payment_intent } = session
  const intent = typeof payment_intent === 'string' ? undefined : payment_intent
  const failed = status === 'complete' && ['canceled', 'requires_payment_method'].includes(intent?.status ?? '')
  return {
    id,
    payment: client_reference_id ?? undefined,
    status: stateOf(status),
    paid: status === 'complete' && payment_status !== 'unpaid',
    failure: failed ? (intent?.last_payment_error?.message ?? 'The payment failed.') : undefined,
    url: url ?? undefined,
    intent: idOf(payment_intent),
    charge: idOf(intent?.latest_charge),
  }
}

const idOf = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id

const stateOf = (status: string | null): StripeSession['status'] =>
  status === 'complete' || status === 'expired' ? status : 'open'

const stateOfRefund: Record<string, StripeRefund['state']> = { succeeded: 'done', failed: 'failed', canceled: 'failed' }

/** Converts a refund of Stripe. */
export const readRefund = ({ id, metadata, amount, status, failure_reason }: StripeSdk.Refund): StripeRefund => ({
  id,
  refund: metadata?.['refund'],
  amount,
  state: stateOfRefund[status ?? ''] ?? 'created',
  reason: failure_reason,
})

/** Converts an event whose signature is valid. */
export function readStripeEvent({ id, type, data }: StripeSdk.Event): StripeEvent {
  // `as`: the fields that the objects of all event types may have
  const object = data.object as {
    id?: string
    client_reference_id?: string | null
    metadata?: Record<string, string> | null
    payment_intent?: string | { id: string } | null
  }
  const { payment_intent: intent } = object
  return {
    id,
    type,
    object: object.id ?? '',
    payment: object.client_reference_id ?? object.metadata?.['payment'],
    intent: idOf(intent),
  }
}
