import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { tickets } from '../../../schema/orders.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { entriesOfTicket } from './arrivals.ts'
import type { TicketRow } from './tickets.ts'
import { ticketColumns } from './tickets.ts'

/** A ticket by its id. */
export async function ticketById(db: Db, id: string): Promise<TicketRow | undefined> {
  const [row] = await db
    .select(ticketColumns)
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(eq(tickets.id, id))
  return row
}

/** How often a ticket may get another code on the buyer's page. */
const maxCodes = 10

const isUsed = sql`exists (select from ${entriesOfTicket})`

/** Whether a ticket was used at the door, and that was not undone. */
export async function wasUsed(db: Db, ticketId: string): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select ${isUsed} as used from tickets t where t.id = ${ticketId}`,
  )
  return rows[0]?.used === true
}

/** Whether a ticket may get another holder: it was not used yet, and has not changed hands too often. */
export async function canChangeHolder(db: Db, ticketId: string): Promise<boolean> {
  const { rows } = await db.execute<{ can: boolean }>(sql`
    select not ${isUsed} and coalesce(cardinality(t.former_seeds), 0) < ${maxCodes} as can
    from tickets t where t.id = ${ticketId}`)
  return rows[0]?.can === true
}
