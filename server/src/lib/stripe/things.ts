import type { RefundState } from '@foyer/contract/order-states'

/** A line of what is paid for, the price in Stripe's smallest unit. */
export interface Line {
  name: string
  amount: number
  quantity: number
}

/** What is to be paid on Stripe's own page. Amounts are in Stripe's smallest units. */
export interface NewSession {
  /** Our name for the payment; Stripe hands it back with everything that comes of it. */
  payment: string
  currency: string
  lines: readonly Line[]
  email: string
  locale: string
  /** What the organiser reads at Stripe. */
  description: string
  returnUrl: string
  endsAt: Date
}

/** A session on Stripe's page, as it stands. */
export interface Session {
  id: string
  /** Our name for it. */
  payment: string | undefined
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  /** Why a payment that was on its way has failed. */
  failure: string | undefined
  url: string | undefined
  intent: string | undefined
}

export interface StripeRefund {
  id: string
  /** Our name for it, when it was us. */
  refund: string | undefined
  /** In Stripe's smallest unit. */
  amount: number
  state: RefundState
  reason: string | undefined
}

/** What an event says: what happened to which thing. How the thing stands, Stripe is asked. */
export interface StripeEvent {
  id: string
  type: string
  /** Stripe's name for the session, charge, refund or dispute. */
  object: string
  /** Our payment, when the thing carries its name. */
  payment: string | undefined
  /** The money it is about, as Stripe names it. */
  intent: string | undefined
}
