import type { EventFilter } from '@foyer/contract/events'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import type { NotionSyncStatus } from '@foyer/contract/notion-states'
import type { WebsiteState } from '@foyer/contract/websites'
import { watchedDaysAfterEvent } from '@foyer/contract/websites'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { inOrder } from '../../lib/in-order.ts'
import { isInScope } from '../../lib/in-scope.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import type { Scope } from '../../lib/scope.ts'
import { hasWords } from '../../lib/search-terms.ts'
import { eventDescriptions } from '../../schema/descriptions.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { notionPages } from '../../schema/notion-pages.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { eventWebsites, websites } from '../../schema/websites.ts'
import { isWhen } from './queries/ahead.ts'
import { orderOf } from './queries/sort.ts'

/** An event with its seats and the state of its site. */
export type EventRow = typeof events.$inferSelect & {
  /** The seats sold. */
  sold: number
  /** The overall capacity; null when the event has none. */
  cap: number | null
  /** The sum of the capacities of its ticket types. */
  seats: number
  /** Null when the event's website is not watched, or not any more. */
  websiteState: WebsiteState | null
  /** Null before the Notion page is synced for the first time. */
  notionState: NotionSyncStatus | null
  /** Whether the team has written a description. */
  described: boolean
}

/** Of ticket types that share a capacity no more seats than the smallest that they share. */
const seats = sql<number>`(
  select coalesce(sum(least(seats, capacity)), 0)::int from (
    select sum(s.capacity) as seats, min(coalesce(shared.capacity, s.capacity)) as capacity
    from ${ticketTypes} t join ${inventory} s on s.id = t.id left join lateral (
      select i.id, i.capacity from ${inventory} i
      where cardinality(s.counts_in) > 1 and i.id = any(s.counts_in) and i.kind = 'shared' order by i.capacity, i.id limit 1
    ) shared on true
    where t.event_id = ${events.id} and t.kind = 'ticket' group by coalesce(shared.id, t.id)) as each_once)`
/** Whether Foyer still checks the website and the Notion page of an event: not when it has been over for some time. */
export const isRecent = (now: SQL = sql`now()`) => sql<boolean>`(
  ${events.dateTba} or coalesce(${events.endsAt}, ${events.date}) > ${now} - make_interval(days => ${watchedDaysAfterEvent}))`

const websiteState = sql<WebsiteState | null>`(
  select w.state from ${eventWebsites} ew join ${websites} w on w.id = ew.website_id
  where ew.event_id = ${events.id} and ${isRecent()})`
const described = sql<boolean>`exists (
  select from ${eventDescriptions} d where d.event_id = ${events.id} and d.content <> '{}')`
const columns = {
  ...getTableColumns(events),
  sold: inventory.sold,
  cap: inventory.capacity,
  seats,
  websiteState,
  notionState: notionPages.state,
  described,
}

/** The refusal for an event that does not exist or is another team's. The specification defines its title. */
export const eventNotFound = () => new ProblemError('not-found', { title: 'Event not found' })

/** The condition that an event has this id and is in the scope. */
export const inScope = (scope: Scope, id: string): SQL | undefined =>
  and(eq(events.id, id), isInScope(scope, events.teamId, events.id))

const selectEvents = (db: Db) =>
  db
    .select(columns)
    .from(events)
    .innerJoin(inventory, eq(inventory.id, events.id))
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))

/** @throws ProblemError `not-found`, also for another team's event */
export async function eventById(db: Db, scope: Scope, id: string): Promise<EventRow> {
  const [event] = await selectEvents(db).where(inScope(scope, id))
  if (!event) throw eventNotFound()
  return event
}

/** Events of the team, in the order of `ids`. Ids of other teams' events are omitted. */
export async function eventsByIds(db: Db, scope: Scope, ids: readonly string[]): Promise<EventRow[]> {
  const rows = await selectEvents(db).where(
    and(sql`${events.id} = any(${sql.param(ids)}::text[])`, isInScope(scope, events.teamId, events.id)),
  )
  return inOrder(rows, ids, ({ id }) => id)
}

/** The team's events, searched, filtered and sorted: all of them, or a page of `limit`. */
export async function listEvents(db: Db, scope: Scope, filter: EventFilter): Promise<Page<EventRow>> {
  const { limit, cursor } = filter
  const order = orderOf(filter.sort ?? 'date', filter.order, cursor)
  const matching = and(
    isInScope(scope, events.teamId, events.id),
    filter.status && eq(events.status, filter.status),
    filter.when && isWhen[filter.when],
    hasWords(events.searchText, filter.q),
  )
  const rows: EventRow[] = []
  for (const { where, by } of order.parts) {
    const query = selectEvents(db)
      .where(and(matching, where))
      .orderBy(...by)
    rows.push(...(await (limit === undefined ? query : query.limit(limit + 1 - rows.length))))
    if (limit !== undefined && rows.length > limit) break
  }
  const total = limit === undefined ? rows.length : await countUpTo(db, events, matching)
  return pageOf(rows, limit, total, order.cursor)
}

const upcomingLimit = 5

/** The upcoming events that are not closed: those with a date, the soonest first, then those without a date. */
export const upcomingEvents = (db: Db, scope: Scope) =>
  db
    .select({
      id: events.id,
      name: events.name,
      notionLink: events.notionLink,
      apiKey: events.apiKey,
      apiKeyCheckedAt: events.apiKeyCheckedAt,
      websiteState,
      notionState: notionPages.state,
    })
    .from(events)
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .where(sql`${events.id} = any(array(${upcomingIds(scope)}))`)
    .orderBy(asc(events.dateTba), asc(events.date), asc(events.id))
    .limit(upcomingLimit)

/**
 * The ids of the first events of each kind that may be among the soonest. Each is a range of an index, so that past events
 * are not looked at: those that begin later, those that began within a day, longer ones, those without a date.
 */
function upcomingIds(scope: Scope): SQL {
  const open = and(isInScope(scope, events.teamId, events.id), ne(events.status, 'Closed'))
  const dayAgo = sql`now() - interval '24 hours'`
  const longer = sql`not ${events.dateTba} and ${events.date} < ${dayAgo} and ${isLong} and ${events.endsAt} >= now()`
  const kinds = [
    sql`not ${events.dateTba} and ${events.date} >= now()`,
    sql`not ${events.dateTba} and ${events.date} < now() and ${events.date} >= ${dayAgo} and ${events.endsAt} >= now()`,
    longer,
    sql`${events.dateTba}`,
  ]
  // `offset 0`: the planner would rather read all events in the order that `limit` asks for
  const firstOf = (kind: SQL, fence = sql``) => sql`(
    select id from (select id, date_tba, date from ${events} where ${open} and ${kind} ${fence}) kind
    order by date_tba, date, id limit ${upcomingLimit})`
  return sql.join(
    kinds.map((kind) => firstOf(kind, kind === longer ? sql`offset 0` : undefined)),
    sql` union all `,
  )
}

/** Takes longer than a day; as in the index `events_of_days`. */
const isLong = sql`${events.endsAt} - ${events.date} > interval '24 hours'`

/** Whether the team of an event charges VAT: a small business does not. */
export async function chargesVat(db: Db, eventId: string): Promise<boolean> {
  const [row] = await db
    .select({ smallBusinessIn: teams.smallBusinessIn })
    .from(events)
    .innerJoin(teams, eq(teams.id, events.teamId))
    .where(eq(events.id, eventId))
  return !row?.smallBusinessIn
}
