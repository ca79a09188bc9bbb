import { batchByKey } from '../../../lib/batch.ts'
import type { Db } from '../../../lib/db.ts'
import type { MailState, OrderDetails, TicketRow } from '../queries.ts'
import { mailStatesOf, ordersByIds, ticketsByOrder } from '../queries.ts'

/** An order with its tickets. */
export interface OrderWithTickets extends OrderDetails {
  tickets: TicketRow[]
  /** The state of the latest mail about it. */
  mail: MailState | undefined
}

/** Finds an order by its id. @returns undefined when there is none */
export type OrderLookup = (orderId: string) => Promise<OrderWithTickets | undefined>

/** Creates a lookup of orders for their buyers. Calls that arrive at the same time share three statements. */
export function createOrderLookup(db: Db): OrderLookup {
  const find = batchByKey<string, OrderWithTickets | undefined>(async (_, calls) => {
    const ids = [...new Set(calls.map(({ input }) => input))]
    const [orders, tickets, mails] = await Promise.all([
      ordersByIds(db, ids),
      ticketsByOrder(db, ids),
      mailStatesOf(db, ids),
    ])
    const found = new Map(orders.map((details) => [details.order.id, details]))
    for (const { input, resolve } of calls) {
      const details = found.get(input)
      resolve(details && { ...details, tickets: tickets.get(input) ?? [], mail: mails.get(input) })
    }
  })
  return (orderId) => find('orders', orderId)
}
