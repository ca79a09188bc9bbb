import { msPerMinute } from '@foyer/contract/durations'
import type { AddOnGroupRow, OrderRow } from '../rows.ts'

/** Every so many paid orders of an event with add-ons has one, up to a number of them. */
const [everyOrders, mostOrders] = [7, 6]

/** The paid order of an event with add-ons to whose first ticket one was bought later. */
const boughtLater = 1

/** The seed orders, some of which have an add-on to their first ticket, with the add-on order of one. */
export function withAddOns(orders: readonly OrderRow[], groups: readonly AddOnGroupRow[]): OrderRow[] {
  const ofEvent = new Map<string, number>()
  return orders.flatMap((order) => {
    const addOns = groups.find(({ event }) => event === order.eventId)?.addOns ?? []
    const [ticket] = order.tickets
    if (addOns.length === 0 || !ticket || order.status !== 'paid') return order
    const at = ofEvent.get(order.eventId) ?? 0
    ofEvent.set(order.eventId, at + 1)
    if (at === boughtLater && addOns[0]) return withAddOnOrder(order, itemOf(ticket.id, addOns[0]))
    const addOn = addOns[(at / everyOrders) % addOns.length]
    return addOn && at < everyOrders * mostOrders ? withAddOn(order, itemOf(ticket.id, addOn)) : order
  })
}

type AddOnItem = NonNullable<OrderRow['extras']>[number]

const itemOf = (
  ticketId: string,
  { id: ticketType, name: typeName, priceCents, taxRateBp }: AddOnGroupRow['addOns'][number],
): AddOnItem => ({ id: `${ticketId}_1`, kind: 'add-on', ticketId, ticketType, typeName, priceCents, taxRateBp })

const withAddOn = (order: OrderRow, item: AddOnItem): OrderRow => ({
  ...atPrice(order, order.totalCents + item.priceCents),
  extras: [item],
})

/** An order and its add-on order. */
function withAddOnOrder(order: OrderRow, item: AddOnItem): OrderRow[] {
  const own = { id: `${order.id}_1`, number: 'KQ7M-4RTX', status: 'paid' } as const
  const later = (at: string) => new Date(Date.parse(at) + 45 * msPerMinute).toISOString()
  const { code: _, ...priced } = atPrice(order, item.priceCents)
  const { id, number, payments, mails, timeline } = priced
  const added: OrderRow = {
    ...priced,
    ...own,
    reservedAt: later(order.reservedAt),
    tickets: [],
    extras: [item],
    addsTo: { id, number, tickets: order.tickets.filter((ticket) => ticket.id === item.ticketId) },
    payments: payments.map((each) => ({ ...each, id: `${each.id}_1`, createdAt: later(each.createdAt) })),
    mails: mails.map((each) => ({ ...each, id: `${each.id}_1`, createdAt: later(each.createdAt) })),
    timeline: timeline.map((each) => ({ ...each, at: later(each.at) })),
  }
  return [{ ...order, addOnOrders: [own] }, added]
}

/** A paid order with another total. */
const atPrice = (order: OrderRow, totalCents: number): OrderRow => ({
  ...order,
  totalCents,
  receivedCents: totalCents,
  payments: order.payments.map((payment) => ({ ...payment, amountCents: totalCents })),
  timeline: order.timeline.map((entry) =>
    entry.amountCents === undefined ? entry : { ...entry, amountCents: totalCents },
  ),
})
