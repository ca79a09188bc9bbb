import type { AddOnGroupRow, OrderRow } from '../rows.ts'

/** Every so many paid orders of an event with add-ons has one, up to a number of them. */
const [everyOrders, mostOrders] = [7, 6]

/** The seed orders, some of which have an add-on to their first ticket. */
export function withAddOns(orders: readonly OrderRow[], groups: readonly AddOnGroupRow[]): OrderRow[] {
  const ofEvent = new Map<string, number>()
  return orders.map((order) => {
    const addOns = groups.find(({ event }) => event === order.eventId)?.addOns ?? []
    const [ticket] = order.tickets
    if (addOns.length === 0 || !ticket || order.status !== 'paid') return order
    const at = ofEvent.get(order.eventId) ?? 0
    ofEvent.set(order.eventId, at + 1)
    const addOn = addOns[(at / everyOrders) % addOns.length]
    return addOn && at < everyOrders * mostOrders ? withAddOn(order, ticket.id, addOn) : order
  })
}

function withAddOn(order: OrderRow, ticketId: string, addOn: AddOnGroupRow['addOns'][number]): OrderRow {
  const { id: ticketType, name: typeName, priceCents, taxRateBp } = addOn
  const totalCents = order.totalCents + priceCents
  return {
    ...order,
    totalCents,
    extras: [{ id: `${ticketId}_1`, kind: 'add-on', ticketId, ticketType, typeName, priceCents, taxRateBp }],
    receivedCents: totalCents,
    payments: order.payments.map((payment) => ({ ...payment, amountCents: totalCents })),
    timeline: order.timeline.map((entry) =>
      entry.amountCents === undefined ? entry : { ...entry, amountCents: totalCents },
    ),
  }
}
