import type { Page } from '@foyer/contract/http/route'
import type { OrderFilter } from '@foyer/contract/orders'
import { searchTextOf } from '@foyer/contract/search-text'
import { pageOf } from '../page-of.ts'
import type { OrderRow } from '../rows.ts'
import { hasWords } from '../search/find.ts'
import type { Store } from '../store.ts'

/** Lists a team's orders, the newest first: filtered, and cut to a page when `limit` is set. */
export function findOrders(store: Store, team: string, filter: OrderFilter): Page<OrderRow> {
  const { q, event, status, refunds, ...page } = filter
  const found = store.orders
    .filter((order) => order.team === team && (!status || order.status === status))
    .filter(({ owedCents }) => refunds === undefined || owedCents !== undefined)
    .filter(({ eventId }) => event === undefined || eventId === event)
    .filter((order) => hasWords(searchTextOfOrder(order), q))
    .toReversed()
  return pageOf(found, page)
}

/** The text in which the search looks for an order. */
export const searchTextOfOrder = ({ number, name, email, tickets }: OrderRow): string =>
  searchTextOf(
    number,
    short(number),
    name,
    email,
    ...tickets.flatMap((ticket) => [ticket.number, short(ticket.number)]),
  )

const short = (number: string): string => number.replace('-', '')
