import { Refused } from '@foyer/contract/http/refused'
import type { Handlers } from '@foyer/contract/http/route'
import type { Order, OrderSummary } from '@foyer/contract/orders'
import type { routes } from '@foyer/contract/routes/all'
import { eventById } from '../events/find.ts'
import { findOrders } from '../orders/find.ts'
import type { OrderRow } from '../rows.ts'
import { seatsInAll } from '../ticket-types/ticket-type.ts'
import type { Scope, World } from '../world.ts'

/** The demo shows orders and sells nothing: what changes one is not answered. */
export const orderHandlers: Partial<Handlers<(typeof routes)['orders'], Scope>> = {
  list: ({ world, team, query }) => {
    const page = findOrders(world, team, query)
    return { ...page, items: page.items.map((order) => presentSummary(world, order)) }
  },
  view: ({ world, team, params }) => {
    const order = world.orders.find((each) => each.id === params.id && each.team === team)
    if (!order) throw new Refused('not-found')
    return presentOrder(world, order)
  },
  sales: ({ world, team, params }) => {
    const event = eventById(world, team, params.id)
    const paid = world.orders.filter(({ eventId, status }) => eventId === event.id && status === 'paid')
    const { held, sold } = seatsInAll(world, event)
    const revenueCents = paid.reduce((sum, { totalCents }) => sum + totalCents, 0)
    return { currency: event.currency, revenueCents, orders: paid.length, held, sold }
  },
}

const presentOrder = (world: World, order: OrderRow): Order => ({
  ...order,
  event: { id: order.eventId, name: world.events.find(({ id }) => id === order.eventId)?.name ?? '' },
  actions: [],
})

const presentSummary = (world: World, order: OrderRow): OrderSummary => ({
  ...presentOrder(world, order),
  tickets: order.tickets.length,
})
