import type { Order } from '@foyer/contract/orders'
import { decimalsOf, readAmount } from '@foyer/words/format/money'
import { call } from '../../../lib/api.ts'

export type OrderAction = Order['actions'][number]

/** The input of a member, for actions that ask for it. */
export interface ActionInput {
  /** '' for none. */
  reason: string
  /** The day of a transfer, YYYY-MM-DD. */
  day: string
  /** The amount of a transfer, as typed. */
  amount: string
}

/** Performs an action on an order, as the member has seen it. @returns the changed order */
export function performAction(
  action: OrderAction,
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
    case 'refund':
      return call('POST /orders/{id}/refund', { params, body, idempotencyKey })
    case 'refund-sent':
      return call('POST /orders/{id}/refund-sent', { params, body: { sentOn: input.day, owedCents }, idempotencyKey })
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
    case 'resend':
      return call('POST /orders/{id}/resend', { params, idempotencyKey })
  }
}
