import { maxEventsWatchedToday } from '@foyer/contract/today-needs'
import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import type { EventRow } from '../queries.ts'
import { eventsByIds } from '../queries.ts'
import { isAhead } from './ahead.ts'

/**
 * The team's events that are not over: the soonest with a date, then the newest without one, at most
 * `maxEventsWatchedToday` of each.
 */
export async function soonestEvents(db: Db, scope: Scope): Promise<EventRow[]> {
  const ids = (where: SQL | undefined, ...order: SQL[]) =>
    db
      .select({ id: events.id })
      .from(events)
      .where(and(isInScope(scope, events.teamId, events.id), where))
      .orderBy(...order)
      .limit(maxEventsWatchedToday)
  const dated = await ids(isAhead(sql`now()`), asc(events.date), asc(events.id))
  const open = await ids(eq(events.dateTba, true), desc(events.date), desc(events.id))
  return await eventsByIds(
    db,
    scope,
    [...dated, ...open].map(({ id }) => id),
  )
}
