import type { RecordedMethod } from '@foyer/contract/order-states'
import type { Order } from '@foyer/contract/orders'
import { decimalsOf, readAmount } from '@foyer/words/format/money'
import { call } from '../../../lib/api.ts'
import type { OwnDialogAction } from './corrections/correction.ts'

/** The actions that share `ActionDialog`. */
export type PlainAction = Exclude<Order['actions'][number], OwnDialogAction>

/** The input of a member, for actions that ask for it. */
export interface ActionInput {
  /** '' for none. */
  reason: string
  /** The day of a transfer, YYYY-MM-DD. */
  day: string
  /** The amount of a payment, as typed. */
  amount: string
  method: RecordedMethod
  /** A note for the team; '' for none. */
  note: string
  /** The day to look at the order again, YYYY-MM-DD; '' for none. */
  followUpOn: string
}

/** Performs an action on an order, as the member has seen it. @returns the changed order */
export function performAction(
  action: PlainAction,
  { id, currency, owedCents = 0, receivedCents }: Order,
  input: ActionInput,
  idempotencyKey: string,
): Promise<Order> {
  const params = { id }
  const reason = input.reason.trim()
  const body = reason === '' ? {} : { reason }
  switch (action) {
    case 'mark-paid':
      return call('POST /orders/{id}/mark-paid', { params })
    case 'cancel':
      return call('POST /orders/{id}/cancel', { params, body })
    case 'refund-sent':
      return call('POST /orders/{id}/refund-sent', { params, body: { sentOn: input.day, owedCents }, idempotencyKey })
    case 'record-payment': {
      const amountCents = readAmount(input.amount, decimalsOf(currency)) ?? Number.NaN
      const payment = { amountCents, method: input.method, receivedOn: input.day, receivedCents }
      return call('POST /orders/{id}/payments', { params, body: payment, idempotencyKey })
    }
    case 'late-transfer': {
      // NaN, which the server refuses, for what is no amount
      const amountCents = readAmount(input.amount, decimalsOf(currency)) ?? Number.NaN
      const transfer = { amountCents, receivedOn: input.day, receivedCents }
      return call('POST /orders/{id}/late-transfer', { params, body: transfer, idempotencyKey })
    }
    case 'retry-refund':
      return call('POST /orders/{id}/retry-refund', { params, idempotencyKey })
    case 'reactivate':
      return call('POST /orders/{id}/reactivate', { params })
    case 'change-due':
      return call('POST /orders/{id}/due', { params, body: { dueOn: input.day }, idempotencyKey })
    case 'note': {
      const text = input.note.trim()
      const note = { ...(text !== '' && { text }), followUpOn: input.followUpOn || null }
      return call('POST /orders/{id}/notes', { params, body: note, idempotencyKey })
    }
    case 'resend':
      return call('POST /orders/{id}/resend', { params, idempotencyKey })
  }
}
