import type { AdjustmentKind, PaymentMethod } from '@foyer/contract/order-states'

/** A number of tickets of a type and tax rate (in basis points). */
export interface SoldTickets {
  type: string
  rate: number
  quantity: number
}

/** The part of an amount that belongs to a ticket type and a tax rate (in basis points), with the tax in it. */
export interface MoneyShare {
  type: string
  rate: number
  gross: number
  tax: number
}

/** The changes of a correction. Amounts in minor units. */
export interface CorrectionPlan {
  /** The tickets to cancel. */
  ticketIds: string[]
  /** Whether these are all tickets of the order, so that the order is cancelled. */
  whole: boolean
  adjustments: { ticketId: string; kind: AdjustmentKind; amountCents: number }[]
  refunds: { paymentId: string; method: PaymentMethod; amountCents: number; shares: MoneyShare[] }[]
  /** For the team. */
  reason?: string | undefined
  /** For the buyer, in the mail. */
  note?: string | undefined
}
