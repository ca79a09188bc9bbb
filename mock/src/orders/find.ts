import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { Page } from '@foyer/contract/http/route'
import type { OrderFilter } from '@foyer/contract/orders'
import type { OrderRow, World } from '../world.ts'

/** A team's orders, the newest first: searched, filtered; whole, or a page of `limit`. */
export function findOrders(world: World, team: string, filter: OrderFilter): Page<OrderRow> {
  const { q, event, status, limit, cursor } = filter
  const text = q?.toLowerCase() ?? ''
  const found = world.orders
    .filter((order) => order.team === team && (!status || order.status === status))
    .filter(({ eventId }) => event === undefined || eventId === event)
    .filter(({ number, name, email }) => [number, name, email].some((part) => part?.toLowerCase().includes(text)))
    .toReversed()
  const start = cursor === undefined ? 0 : 1 + found.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && start === 0)
    throw new Refused('validation', { errors: [fault('query.cursor', 'cursor')] })
  const items = limit === undefined ? found.slice(start) : found.slice(start, start + limit)
  const goesOn = start + items.length < found.length
  return { items, next: goesOn ? items.at(-1)?.id : undefined, total: found.length }
}
