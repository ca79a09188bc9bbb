import type { SQL } from 'drizzle-orm'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { unnamed } from '../../../lib/db.ts'
import { tickets } from '../../../schema/orders.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'

/** A ticket, or another item, and what is read of its type. */
export const ticketColumns = {
  ticket: tickets,
  type: { name: ticketTypes.name, kept: ticketTypes.kept, needsApproval: ticketTypes.needsApproval },
}

export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number]

/** The tickets of orders, sorted as the event's page sorts its ticket types. Those cancelled on their own are omitted. */
export const ticketsOf = (db: Db, orderIds: readonly string[]) => prepareTickets(db)(orderIds)

function prepareTickets(db: Db) {
  const ofOrders = sql`${tickets.orderId} = any(${sql.placeholder('ids')}::text[])`
  const statement = selectTickets(db, and(ofOrders, isNull(tickets.cancelledAt))).prepare(unnamed)
  return (ids: readonly string[]) => statement.execute({ ids })
}

/** As `ticketsOf`, with the tickets that were cancelled on their own. */
export const allTicketsOf = (db: Db, orderId: string) => selectTickets(db, eq(tickets.orderId, orderId))

const selectTickets = (db: Db, where: SQL | undefined) =>
  db
    .select(ticketColumns)
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(where)
    .orderBy(asc(ticketTypes.position), asc(tickets.id))

/** The same, by the id of their order. */
export const ticketsByOrder = (db: Db, orderIds: readonly string[]): Promise<Map<string, TicketRow[]>> =>
  prepareTicketsByOrder(db)(orderIds)

/** The same for one database, with a statement that is built once. */
export function prepareTicketsByOrder(db: Db): (orderIds: readonly string[]) => Promise<Map<string, TicketRow[]>> {
  const read = prepareTickets(db)
  return async (orderIds) => {
    const byOrder = new Map<string, TicketRow[]>(orderIds.map((id) => [id, []]))
    for (const row of await read(orderIds)) byOrder.get(row.ticket.orderId)?.push(row)
    return byOrder
  }
}
