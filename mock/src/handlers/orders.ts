import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { routes } from '@foyer/contract/routes/all'
import { eventById } from '../events/find.ts'
import { findOrders, totalsOf } from '../orders/find.ts'
import { awaitedCentsOf, presentOrder, presentOrderSummary, restCentsOf } from '../orders/order.ts'
import type { Scope } from '../store.ts'
import { eventSeats } from '../ticket-types/ticket-type.ts'

/** The demo shows orders and sells nothing, so it has no handlers that change an order. */
export const orderHandlers: Partial<Handlers<(typeof routes)['orders'], Scope>> = {
  list: ({ store, team, query }) => {
    const page = findOrders(store, team, query)
    return { ...page, items: page.items.map((order) => presentOrderSummary(store, order)) }
  },
  totals: ({ store, team, query }) => totalsOf(store, team, query),
  view: ({ store, team, params }) => {
    const order = store.orders.find((each) => each.id === params.id && each.team === team)
    if (!order) throw new ProblemError('not-found')
    return presentOrder(store, order)
  },
  sales: ({ store, team, params }) => {
    const event = eventById(store, team, params.id)
    const paid = store.orders.filter(({ eventId, status }) => eventId === event.id && status === 'paid')
    const { held, sold } = eventSeats(store, event)
    const pending = store.orders.filter(
      ({ eventId, status, dueAt }) => eventId === event.id && status === 'pending' && dueAt,
    )
    const awaited = {
      orders: pending.length,
      totalCents: pending.reduce((sum, order) => sum + awaitedCentsOf(order), 0),
      dueAt: pending.map(({ dueAt }) => dueAt ?? '').sort()[0] ?? null,
    }
    const owing = paid.filter((order) => restCentsOf(order) > 0)
    const balancesDue = { orders: owing.length, totalCents: owing.reduce((sum, order) => sum + restCentsOf(order), 0) }
    const revenueCents = paid.reduce((sum, { totalCents }) => sum + totalCents, 0)
    return { currency: event.currency, revenueCents, orders: paid.length, held, sold, awaited, balancesDue }
  },
}
