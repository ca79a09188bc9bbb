import { Refused } from '@foyer/contract/http/refused'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'
import { stock } from '../../schema/stock.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import type { Scope } from '../teams/rules.ts'

const columns = { ...getTableColumns(ticketTypes), capacity: stock.capacity, held: stock.held, sold: stock.sold }

/** A ticket type with its seats. */
export type TicketTypeRow = Awaited<ReturnType<typeof ticketTypesOf>>[number]

/** The ticket types of an event of the team, in the order of the page. */
export const ticketTypesOf = (db: Db, scope: Scope, eventId: string) =>
  select(db)
    .where(and(eq(ticketTypes.eventId, eventId), eq(events.teamId, scope.team)))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))

/** @throws Refused `not-found`, also for another team's */
export async function ticketTypeById(db: Db, scope: Scope, id: string): Promise<TicketTypeRow> {
  const [type] = await select(db).where(and(eq(ticketTypes.id, id), eq(events.teamId, scope.team)))
  if (!type) throw new Refused('not-found')
  return type
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(ticketTypes)
    .innerJoin(stock, eq(stock.id, ticketTypes.id))
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
