import type { Db } from '../../../lib/db.ts'
import { gather } from '../../../lib/gather.ts'
import type { OrderOfEvent, TicketRow } from '../queries.ts'
import { ordersByIds, ticketsOf } from '../queries.ts'

/** An order with its tickets. */
export interface OrderOfBuyer extends OrderOfEvent {
  tickets: TicketRow[]
}

export type Lookup = (orderId: string) => Promise<OrderOfBuyer | undefined>

/** Looks orders up for their buyers: those asked for at the same time in two statements for all. */
export function openLookup(db: Db): Lookup {
  const ask = gather<string, OrderOfBuyer | undefined>(async (_, visits) => {
    const ids = [...new Set(visits.map(({ asked }) => asked))]
    const [orders, rows] = await Promise.all([ordersByIds(db, ids), ticketsOf(db, ids)])
    const found = new Map(orders.map((each) => [each.order.id, each]))
    const tickets = byOrder(rows)
    for (const { asked, answer } of visits) {
      const each = found.get(asked)
      answer(each && { ...each, tickets: tickets.get(asked) ?? [] })
    }
  })
  return (orderId) => ask('orders', orderId)
}

function byOrder(rows: TicketRow[]): Map<string, TicketRow[]> {
  const orders = new Map<string, TicketRow[]>()
  for (const row of rows) orders.set(row.ticket.orderId, [...(orders.get(row.ticket.orderId) ?? []), row])
  return orders
}
