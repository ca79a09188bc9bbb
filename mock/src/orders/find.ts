import type { Page } from '@foyer/contract/http/route'
import type { OrderFilter } from '@foyer/contract/orders'
import { pageOf } from '../page-of.ts'
import type { OrderRow } from '../rows.ts'
import type { World } from '../world.ts'

/** A team's orders, the newest first: searched, filtered; whole, or a page of `limit`. */
export function findOrders(world: World, team: string, filter: OrderFilter): Page<OrderRow> {
  const { q, event, status, ...page } = filter
  const text = q?.toLowerCase() ?? ''
  const found = world.orders
    .filter((order) => order.team === team && (!status || order.status === status))
    .filter(({ eventId }) => event === undefined || eventId === event)
    .filter(({ number, name, email }) => [number, name, email].some((part) => part?.toLowerCase().includes(text)))
    .toReversed()
  return pageOf(found, page)
}
