import type { RefundState } from '@foyer/contract/order-states'

/** An item of a payment. `amount` is the unit price in Stripe's smallest currency unit. */
export interface StripeLine {
  name: string
  amount: number
  quantity: number
}

/** A payment to open on Stripe's own page. */
export interface NewStripeSession {
  /** The id of Foyer's payment. Stripe returns it with every object of the payment. */
  payment: string
  currency: string
  lines: readonly StripeLine[]
  email: string
  locale: string
  /** The text that the organiser sees at Stripe. */
  description: string
  returnUrl: string
  endsAt: Date
}

/** The current state of a session on Stripe's page. */
export interface StripeSession {
  id: string
  /** The id of Foyer's payment. */
  payment: string | undefined
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  /** The reason that a pending payment has failed. */
  failure: string | undefined
  url: string | undefined
  intent: string | undefined
  /** Stripe's id of the charge of a paid session. */
  charge: string | undefined
}

export interface StripeRefund {
  id: string
  /** The id of Foyer's refund, if Foyer created it. */
  refund: string | undefined
  /** In Stripe's smallest currency unit. */
  amount: number
  state: RefundState
  reason: string | undefined
}

/** An event names its type and object. Foyer requests the object's state from Stripe. */
export interface StripeEvent {
  id: string
  type: string
  /** Stripe's id of the session, charge, refund or dispute. */
  object: string
  /** The id of Foyer's payment, if the object has it. */
  payment: string | undefined
  /** Stripe's id of the payment intent. */
  intent: string | undefined
}
