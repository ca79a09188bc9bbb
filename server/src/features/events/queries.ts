import type { EventFilter } from '@foyer/contract/events'
import { Refused } from '@foyer/contract/http/refused'
import type { Page } from '@foyer/contract/http/route'
import type { SeenState } from '@foyer/contract/notion-states'
import { plain } from '@foyer/contract/slug'
import type { WebsiteState } from '@foyer/contract/websites'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, gte, like, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import { events } from '../../schema/events.ts'
import { notionPages } from '../../schema/notion-pages.ts'
import { stock } from '../../schema/stock.ts'
import { websites } from '../../schema/websites.ts'
import type { Scope } from '../teams/rules.ts'
import { orderOf } from './queries/order.ts'

/** An event with what it has sold. */
export type EventRow = typeof events.$inferSelect & {
  sold: number
  /** The most seats in all, where the event has a cap of its own. */
  cap: number | null
  /** The seats of its ticket types in all. */
  seats: number
  /** Nothing, of an event that nobody has begun to watch. */
  websiteState: WebsiteState | null
  /** Nothing, before its Notion page was looked at. */
  notionState: SeenState | null
}

const seats = sql<number>`(
  select coalesce(sum(s.capacity), 0)::int from ${stock} s where s.event_id = ${events.id} and s.id <> ${events.id})`
const columns = {
  ...getTableColumns(events),
  sold: stock.sold,
  cap: stock.capacity,
  seats,
  websiteState: websites.state,
  notionState: notionPages.state,
}

/** In the words of the specification: for an event that is not there, or not this team's. */
export const eventNotFound = () => new Refused('not-found', { title: 'Event not found' })

/** The event of that id, when it is the team's. */
export const inScope = (scope: Scope, id: string): SQL | undefined =>
  and(eq(events.id, id), eq(events.teamId, scope.team))

/** @throws Refused `not-found`, also for another team's event */
export async function eventById(db: Db, scope: Scope, id: string): Promise<EventRow> {
  const [event] = await db
    .select(columns)
    .from(events)
    .innerJoin(stock, eq(stock.id, events.id))
    .leftJoin(websites, eq(websites.eventId, events.id))
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .where(inScope(scope, id))
  if (!event) throw eventNotFound()
  return event
}

/** The team's events: searched, filtered, sorted; whole, or a page of `limit`. */
export async function listEvents(db: Db, scope: Scope, filter: EventFilter): Promise<Page<EventRow>> {
  const { limit, cursor } = filter
  const order = orderOf(filter.sort ?? 'date', filter.order)
  const matching = and(
    eq(events.teamId, scope.team),
    filter.status && eq(events.status, filter.status),
    ...wordsOf(filter.q ?? '').map((word) => like(events.searchText, `%${word}%`)),
  )
  const query = db
    .select(columns)
    .from(events)
    .innerJoin(stock, eq(stock.id, events.id))
    .leftJoin(websites, eq(websites.eventId, events.id))
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .where(and(matching, cursor ? order.after(cursor) : undefined))
    .orderBy(...order.by)
  const rows = await (limit === undefined ? query : query.limit(limit + 1))
  const total = limit === undefined ? rows.length : await countUpTo(db, events, matching)
  return pageOf(rows, limit, total, order.cursor)
}

// every word must occur, in any order; what LIKE reads as patterns is taken literally
const wordsOf = (q: string): string[] =>
  plain(q)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))

const upcomingLimit = 5

/** The next events that are not closed: dated ones from now on, the soonest first, then those whose date is open. */
export const upcomingEvents = (db: Db, scope: Scope) =>
  db
    .select({
      id: events.id,
      name: events.name,
      notionLink: events.notionLink,
      apiKey: events.apiKey,
      apiKeyCheckedAt: events.apiKeyCheckedAt,
      websiteState: websites.state,
      notionState: notionPages.state,
    })
    .from(events)
    .leftJoin(websites, eq(websites.eventId, events.id))
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .where(
      and(
        eq(events.teamId, scope.team),
        ne(events.status, 'Closed'),
        or(events.dateTba, gte(sql`coalesce(${events.endsAt}, ${events.date})`, sql`now()`)),
      ),
    )
    .orderBy(asc(events.dateTba), asc(events.date), asc(events.id))
    .limit(upcomingLimit)
