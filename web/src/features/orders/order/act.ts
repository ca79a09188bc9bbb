import type { Order } from '@foyer/contract/orders'
import { call } from '../../../lib/api.ts'

/** What can be done with an order. */
export type OrderAction = Order['actions'][number]

/**
 * Does something with an order.
 * @param reason why, where that is asked; '' when nothing was said
 * @returns the order as it stands then
 */
export function act(action: OrderAction, id: string, reason: string, idempotencyKey: string): Promise<Order> {
  const params = { id }
  const body = reason === '' ? {} : { reason }
  switch (action) {
    case 'mark-paid':
      return call('POST /orders/{id}/mark-paid', { params })
    case 'cancel':
      return call('POST /orders/{id}/cancel', { params, body })
    case 'refund':
      return call('POST /orders/{id}/refund', { params, body, idempotencyKey })
    case 'retry-refund':
      return call('POST /orders/{id}/retry-refund', { params, idempotencyKey })
    case 'reactivate':
      return call('POST /orders/{id}/reactivate', { params })
    case 'resend':
      return call('POST /orders/{id}/resend', { params, idempotencyKey })
  }
}
