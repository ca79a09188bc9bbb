import type { CorrectionPreview } from '@foyer/contract/corrections'
import type { Order } from '@foyer/contract/orders'
import { decimalsOf, readAmount } from '@foyer/words/format/money'
import { call } from '../../../../lib/api.ts'

/**
 * The corrections of an order that are previewed before they are carried out. `refund` cancels all tickets, and refunds what
 * has been paid for them less the fee.
 */
export const corrections = ['cancel-tickets', 'refund', 'refund-part'] as const
export type CorrectionAction = (typeof corrections)[number]

export const isCorrection = (action: string): action is CorrectionAction =>
  (corrections as readonly string[]).includes(action)

/** The decisions about a request. */
export const decisions = ['approve', 'decline'] as const
export type Decision = (typeof decisions)[number]

export const isDecision = (action: string): action is Decision => (decisions as readonly string[]).includes(action)

/** The actions with a dialog of their own; the others share `ActionDialog`. */
export type OwnDialogAction = CorrectionAction | Decision | 'change-type' | 'edit'

export const hasOwnDialog = (action: string): action is OwnDialogAction =>
  isCorrection(action) || isDecision(action) || action === 'change-type' || action === 'edit'

/** The input of a member. Amounts as typed. */
export interface CorrectionInput {
  ticketIds: string[]
  /** The fee that the team keeps; '' for none. */
  fee: string
  /** The amount to refund. */
  amount: string
  reason: string
  note: string
}

type Previewed = Pick<Order, 'id' | 'currency' | 'refundedCents'>

/** Asks what a correction would do. */
export function previewCorrection(
  action: CorrectionAction,
  order: Previewed,
  input: CorrectionInput,
): Promise<CorrectionPreview> {
  const params = { id: order.id }
  return action === 'refund-part'
    ? call('POST /orders/{id}/refund-part/preview', { params, body: refund(order, input) })
    : call('POST /orders/{id}/cancel-tickets/preview', { params, body: cancellation(order, input) })
}

/** Carries out a correction. @returns the changed order */
export function performCorrection(
  action: CorrectionAction,
  order: Previewed,
  input: CorrectionInput,
  idempotencyKey: string,
): Promise<Order> {
  const params = { id: order.id }
  return action === 'refund-part'
    ? call('POST /orders/{id}/refund-part', { params, body: refund(order, input), idempotencyKey })
    : call('POST /orders/{id}/cancel-tickets', { params, body: cancellation(order, input), idempotencyKey })
}

const cancellation = (order: Previewed, input: CorrectionInput) => ({
  ticketIds: input.ticketIds,
  feeCents: input.fee.trim() === '' ? 0 : minorUnits(order, input.fee),
  ...texts(input),
})

const refund = (order: Previewed, input: CorrectionInput) => ({
  amountCents: minorUnits(order, input.amount),
  refundedCents: order.refundedCents,
  ...texts(input),
})

// NaN, which the server refuses, for what is no amount
const minorUnits = ({ currency }: Previewed, typed: string): number =>
  readAmount(typed, decimalsOf(currency)) ?? Number.NaN

const texts = ({ reason, note }: CorrectionInput) => ({
  ...(reason.trim() !== '' && { reason: reason.trim() }),
  ...(note.trim() !== '' && { note: note.trim() }),
})
