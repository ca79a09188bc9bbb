import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'

/**
 * The ticket types of an event, with the days of its sale in its time zone.
 * @throws ProblemError `not-found`
 */
export async function saleOf(db: Db, scope: Scope, id: string) {
  const dayOf = (at: unknown) => sql<string | null>`(${at} at time zone ${events.timeZone})::date::text`
  const [event] = await db
    .select({ capacity: inventory.capacity, today: dayOf(sql`now()`) })
    .from(events)
    .innerJoin(inventory, eq(inventory.id, events.id))
    .where(and(eq(events.id, id), eq(events.teamId, scope.team)))
  if (!event) throw new ProblemError('not-found', { title: 'Event not found' })
  const types = await db
    .select({
      id: ticketTypes.id,
      name: ticketTypes.name,
      capacity: sql<number>`coalesce(${inventory.capacity}, 0)`,
      salesFrom: dayOf(ticketTypes.salesFrom),
      salesUntil: dayOf(ticketTypes.salesUntil),
    })
    .from(ticketTypes)
    .innerJoin(inventory, eq(inventory.id, ticketTypes.id))
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .where(eq(ticketTypes.eventId, id))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  return { capacity: event.capacity, today: event.today ?? '', types }
}
