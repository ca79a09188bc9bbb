import { ProblemError } from '@foyer/contract/http/problem-error'
import type { ReportUnit } from '@foyer/contract/report-groups'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { eventViews, teamViews } from '../../schema/reports.ts'
import { teams } from '../../schema/teams.ts'
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
    .where(and(eq(events.id, id), isInScope(scope, events.teamId, events.id)))
  if (!event) throw new ProblemError('not-found', { title: 'Event not found' })
  const types = await db
    .select({
      id: ticketTypes.id,
      name: ticketTypes.name,
      capacity: sql<number>`coalesce(${inventory.capacity}, 0)`,
      countsIn: inventory.countsIn,
      salesFrom: dayOf(ticketTypes.salesFrom),
      salesUntil: dayOf(ticketTypes.salesUntil),
    })
    .from(ticketTypes)
    .innerJoin(inventory, eq(inventory.id, ticketTypes.id))
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .where(and(eq(ticketTypes.eventId, id), eq(ticketTypes.kind, 'ticket')))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  const shared = await db
    .select({ id: inventory.id, capacity: sql<number>`coalesce(${inventory.capacity}, 0)` })
    .from(inventory)
    .where(and(eq(inventory.eventId, id), eq(inventory.kind, 'shared')))
  return { capacity: event.capacity, today: event.today ?? '', types, shared }
}

/** The time zone of a report: that of its event, or of the team. @throws ProblemError `not-found` */
export async function zoneOf(db: Db, scope: Scope, event: string | undefined): Promise<string> {
  if (event !== undefined) return (await comparedEvent(db, scope, event)).timeZone
  const [team] = await db.select({ timeZone: teams.timeZone }).from(teams).where(eq(teams.id, scope.team))
  return team?.timeZone ?? 'UTC'
}

/** An event of the team; `day` is where it takes place, and null while it has no date. @throws ProblemError `not-found` */
export async function comparedEvent(db: Db, scope: Scope, id: string) {
  const [event] = await db
    .select({
      id: events.id,
      name: events.name,
      currency: events.currency,
      timeZone: events.timeZone,
      day: sql<
        string | null
      >`case when not ${events.dateTba} then (${events.date} at time zone ${events.timeZone})::date::text end`,
    })
    .from(events)
    .where(and(eq(events.id, id), isInScope(scope, events.teamId, events.id)))
  if (!event) throw new ProblemError('not-found', { title: 'Event not found' })
  return event
}

/** The names of events and ticket types of the team. */
export async function namesOf(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const ofEvents = db
    .select({ id: events.id, name: events.name })
    .from(events)
    .where(and(isInScope(scope, events.teamId, events.id), inArray(events.id, [...ids])))
  const ofTypes = db
    .select({ id: ticketTypes.id, name: ticketTypes.name })
    .from(ticketTypes)
    .innerJoin(events, eq(events.id, ticketTypes.eventId))
    .where(and(isInScope(scope, events.teamId, events.id), inArray(ticketTypes.id, [...ids])))
  const rows = [...(await ofEvents), ...(await ofTypes)]
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The views of the event, or of all events of the scope, by period. Days are 'YYYY-MM-DD', both included. */
export async function viewsBetween(
  db: Db,
  scope: Scope,
  { from, to, by, event }: { from: string; to: string; by: ReportUnit; event?: string | undefined },
) {
  const views = event === undefined && scope.events === 'all' ? viewsOfTeam(db, scope) : viewsOfEvents(db, scope, event)
  const { rows } = await db.execute<{ start: string; views: number }>(sql`
    select date_trunc(${by}, day)::date::text as start, sum(views)::float8 as views from (${views}) v
    where day between ${from}::date and ${to}::date group by 1 order by 1`)
  return rows
}

const viewsOfTeam = (db: Db, scope: Scope) =>
  db.select({ day: teamViews.day, views: teamViews.views }).from(teamViews).where(eq(teamViews.teamId, scope.team))

const viewsOfEvents = (db: Db, scope: Scope, event: string | undefined) =>
  db
    .select({ day: eventViews.day, views: eventViews.views })
    .from(eventViews)
    .innerJoin(events, eq(events.id, eventViews.eventId))
    .where(and(isInScope(scope, events.teamId, events.id), event === undefined ? undefined : eq(events.id, event)))
