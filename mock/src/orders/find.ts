import type { Page } from '@foyer/contract/http/route'
import type { OrderFilter } from '@foyer/contract/orders'
import { pageOf } from '../page-of.ts'
import type { OrderRow } from '../rows.ts'
import type { Store } from '../store.ts'

/** Lists a team's orders, the newest first: filtered, and cut to a page when `limit` is set. */
export function findOrders(store: Store, team: string, filter: OrderFilter): Page<OrderRow> {
  const { q, event, status, refunds, ...page } = filter
  const text = q?.toLowerCase() ?? ''
  const found = store.orders
    .filter((order) => order.team === team && (!status || order.status === status))
    .filter(({ owedCents }) => refunds === undefined || owedCents !== undefined)
    .filter(({ eventId }) => event === undefined || eventId === event)
    .filter((order) => contains(order, text) || hasTicket(order, text))
    .toReversed()
  return pageOf(found, page)
}

const contains = ({ number, name, email }: OrderRow, text: string): boolean =>
  [number, name, email].some((part) => part?.toLowerCase().includes(text))

const hasTicket = ({ tickets }: OrderRow, text: string): boolean =>
  tickets.some(({ number }) => number.replace('-', '') === text.toUpperCase().replace('-', ''))
