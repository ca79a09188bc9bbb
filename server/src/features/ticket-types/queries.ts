import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'

const columns = {
  ...getTableColumns(ticketTypes),
  capacity: inventory.capacity,
  held: inventory.held,
  sold: inventory.sold,
  /** The seats left in its row and in all rows that it counts in. */
  left: sql<number>`(
    select min(i.capacity - i.held - i.sold - i.set_aside) from inventory i
    where i.id = ${ticketTypes.id} or i.id = any(${inventory.countsIn}))`,
  sharedCapacities: sql<{ id: string; name: string }[]>`coalesce((
    select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id)
    from shared_capacities s where s.event_id = ${ticketTypes.eventId} and s.id = any(${inventory.countsIn})), '[]')`,
}

const isOfTickets = eq(ticketTypes.kind, 'ticket')

/** A ticket type with its capacity and its seats held and sold. */
export type TicketTypeRow = Awaited<ReturnType<typeof ticketTypesOf>>[number]

/** The ticket types of an event, in the order of its page, without add-ons and fees. @returns none for another team's event */
export const ticketTypesOf = (db: Db, scope: Scope, eventId: string) =>
  select(db)
    .where(and(eq(ticketTypes.eventId, eventId), isOfTickets, isInScope(scope, events.teamId, events.id)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))

/** @throws ProblemError `not-found`, also for another team's ticket type */
export async function ticketTypeById(db: Db, scope: Scope, id: string): Promise<TicketTypeRow> {
  const [type] = await select(db).where(
    and(eq(ticketTypes.id, id), isOfTickets, isInScope(scope, events.teamId, events.id)),
  )
  if (!type) throw new ProblemError('not-found')
  return type
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(ticketTypes)
    .innerJoin(inventory, eq(inventory.id, ticketTypes.id))
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
