import type StripeSdk from 'stripe'
import type { NewSession, Session, StripeEvent, StripeRefund } from './things.ts'

/** A session as Stripe is asked for it. */
export const paramsOf = (session: NewSession): StripeSdk.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  // what the buyer was told is what is charged, in the event's currency
  adaptive_pricing: { enabled: false },
  client_reference_id: session.payment,
  metadata: { payment: session.payment },
  // handed on to the charge, so that refunds and disputes find their way
  payment_intent_data: { description: session.description, metadata: { payment: session.payment } },
  customer_email: session.email,
  locale: session.locale,
  expires_at: Math.floor(session.endsAt.getTime() / 1000),
  success_url: session.returnUrl,
  cancel_url: session.returnUrl,
  line_items: session.lines.map(({ name, amount, quantity }) => ({
    quantity,
    price_data: { currency: session.currency.toLowerCase(), unit_amount: amount, product_data: { name } },
  })),
})

/** A session as Stripe answers it. */
export function readSession(session: StripeSdk.Checkout.Session): Session {
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
    intent: typeof payment_intent === 'string' ? payment_intent : intent?.id,
  }
}

const stateOf = (status: string | null): Session['status'] =>
  status === 'complete' ? 'complete' : status === 'expired' ? 'expired' : 'open'

const stateOfRefund: Record<string, StripeRefund['state']> = { succeeded: 'done', failed: 'failed', canceled: 'failed' }

/** A refund as Stripe answers it. */
export const readRefund = ({ id, metadata, amount, status, failure_reason }: StripeSdk.Refund): StripeRefund => ({
  id,
  refund: metadata?.['refund'],
  amount,
  state: stateOfRefund[status ?? ''] ?? 'created',
  reason: failure_reason,
})

/** Reads the few facts that are needed from an event whose signature was found good. */
export function readStripeEvent({ id, type, data }: StripeSdk.Event): StripeEvent {
  // `as`: the fields that things of all the kinds may have
  const thing = data.object as {
    id?: string
    client_reference_id?: string | null
    metadata?: Record<string, string> | null
    payment_intent?: string | { id: string } | null
  }
  const { payment_intent: intent } = thing
  return {
    id,
    type,
    object: thing.id ?? '',
    payment: thing.client_reference_id ?? thing.metadata?.['payment'],
    intent: typeof intent === 'string' ? intent : intent?.id,
  }
}
