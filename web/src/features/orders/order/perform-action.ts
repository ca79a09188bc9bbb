import type { Order } from '@foyer/contract/orders'
import { call } from '../../../lib/api.ts'

export type OrderAction = Order['actions'][number]

/** The input of a member, for actions that ask for it. */
export interface ActionInput {
  /** '' for none. */
  reason: string
  /** The day of a transfer, YYYY-MM-DD. */
  sentOn: string
}

/** Performs an action on an order. @returns the changed order */
export function performAction(
  action: OrderAction,
  id: string,
  { reason, sentOn }: ActionInput,
  idempotencyKey: string,
): Promise<Order> {
  const params = { id }
  const body = reason === '' ? {} : { reason }
  switch (action) {
    case 'mark-paid':
      return call('POST /orders/{id}/mark-paid', { params })
    case 'cancel':
      return call('POST /orders/{id}/cancel', { params, body })
    case 'refund':
      return call('POST /orders/{id}/refund', { params, body, idempotencyKey })
    case 'refund-sent':
      return call('POST /orders/{id}/refund-sent', { params, body: { sentOn }, idempotencyKey })
    case 'retry-refund':
      return call('POST /orders/{id}/retry-refund', { params, idempotencyKey })
    case 'reactivate':
      return call('POST /orders/{id}/reactivate', { params })
    case 'resend':
      return call('POST /orders/{id}/resend', { params, idempotencyKey })
  }
}
