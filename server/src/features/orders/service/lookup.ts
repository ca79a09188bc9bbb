import { batchByKey } from '../../../lib/batch.ts'
import type { Db } from '../../../lib/db.ts'
import type { AdjustmentRow } from '../queries/ledger.ts'
import { adjustmentsByOrder } from '../queries/ledger.ts'
import type { MailState, OrderDetails, TicketRow } from '../queries.ts'
import { mailStatesOf, ordersByIds, ticketsByOrder } from '../queries.ts'

/** An order with its tickets. */
export interface OrderWithTickets extends OrderDetails {
  tickets: TicketRow[]
  /** The lines that corrections have added. */
  adjustments: AdjustmentRow[]
  /** The state of the latest mail about it. */
  mail: MailState | undefined
}

/** Finds an order by its id. @returns undefined when there is none */
export type OrderLookup = (orderId: string) => Promise<OrderWithTickets | undefined>

/**
 * Creates a lookup of orders for their buyers. Calls that arrive at the same time share four statements; reservations,
 * which nothing was mailed about yet, need two.
 */
export function createOrderLookup(db: Db): OrderLookup {
  const find = batchByKey<string, OrderWithTickets | undefined>(async (_, calls) => {
    const ids = [...new Set(calls.map(({ input }) => input))]
    const [orders, tickets] = await Promise.all([ordersByIds(db, ids), ticketsByOrder(db, ids)])
    const placed = orders.flatMap(({ order }) => (order.status === 'reserved' ? [] : order.id))
    const [adjustments, mails] =
      placed.length === 0
        ? [new Map<string, AdjustmentRow[]>(), new Map<string, MailState>()]
        : await Promise.all([adjustmentsByOrder(db, placed), mailStatesOf(db, placed)])
    const found = new Map(orders.map((details) => [details.order.id, details]))
    for (const { input, resolve } of calls) {
      const details = found.get(input)
      resolve(
        details && {
          ...details,
          tickets: tickets.get(input) ?? [],
          adjustments: adjustments.get(input) ?? [],
          mail: mails.get(input),
        },
      )
    }
  })
  return (orderId) => find('orders', orderId)
}
