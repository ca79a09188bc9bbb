import { websiteHistoryDays as historyDays } from '@foyer/contract/websites'
import type { SQL } from 'drizzle-orm'
import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'
import { teams } from '../../schema/teams.ts'
import { eventWebsites, websiteChanges, websiteChecks, websiteDays, websites } from '../../schema/websites.ts'
import { isRecent } from '../events/queries.ts'

export type WebsiteRow = typeof websites.$inferSelect
export type ChangeRow = typeof websiteChanges.$inferSelect

/** A website that is leased to this process. `claim` identifies the lease. */
export type LeasedWebsite = WebsiteRow & { claim: string; claimedAt: Date }

/** The source of the current time: the database's clock, which all processes share, or a fixed time in a simulation. */
export type Clock = SQL<Date>
export const databaseClock: Clock = sql`now()`
/** A clock that stands still, for simulations. */
export const fixedClock = (at: Date): Clock => sql`${at.toISOString()}::timestamptz`

/** Whether a website is still checked for one of its events. */
export const isWatched = (clock: Clock) => sql<boolean>`exists (
  select from ${eventWebsites} join ${events} on ${events.id} = ${eventWebsites.eventId}
  where ${eventWebsites.websiteId} = ${websites.id} and ${isRecent(clock)})`

/** A website with its history. */
export interface WebsiteHistory {
  /** undefined: the event has no website */
  website: (WebsiteRow & { watching: boolean; otherEvents: number }) | undefined
  /** In the team's time zone. */
  today: string
  days: { date: string; checks: number; down: number; averageMs: number | null }[]
  responseTimes: { from: Date; checks: number; failed: number; averageMs: number | null; slowestMs: number | null }[]
  changes: ChangeRow[]
}

const maxChanges = 50

/** The website of an event, with its history. The caller has checked that the event belongs to its team. */
export async function websiteOf(db: Db, eventId: string): Promise<WebsiteHistory> {
  const [website] = await db
    .select({
      ...getTableColumns(websites),
      watching: isRecent(databaseClock),
      otherEvents: sql<number>`(
        select count(*)::int - 1 from ${eventWebsites} ew where ew.website_id = ${websites.id})`,
    })
    .from(eventWebsites)
    .innerJoin(websites, eq(websites.id, eventWebsites.websiteId))
    .innerJoin(events, eq(events.id, eventWebsites.eventId))
    .where(eq(eventWebsites.eventId, eventId))
  const today = await todayOf(db, eventId)
  if (!website) return { website, today, days: [], responseTimes: [], changes: [] }
  const [days, responseTimes, changes] = await Promise.all([
    daysOf(db, website.id),
    responseTimesOf(db, website.id),
    db
      .select()
      .from(websiteChanges)
      .where(eq(websiteChanges.websiteId, website.id))
      .orderBy(desc(websiteChanges.at), desc(websiteChanges.id))
      .limit(maxChanges),
  ])
  return { website, today, days, responseTimes, changes }
}

async function todayOf(db: Db, eventId: string): Promise<string> {
  const [row] = await db
    .select({ today: sql<string>`(now() at time zone ${teams.timeZone})::date::text` })
    .from(events)
    .innerJoin(teams, eq(teams.id, events.teamId))
    .where(eq(events.id, eventId))
  return row?.today ?? new Date().toISOString().slice(0, 10)
}

const daysOf = (db: Db, websiteId: string) =>
  db
    .select({
      date: websiteDays.date,
      checks: websiteDays.checks,
      down: websiteDays.down,
      averageMs: sql<number | null>`(${websiteDays.totalMs} / nullif(${websiteDays.answered}, 0))::int`,
    })
    .from(websiteDays)
    .innerJoin(websites, eq(websites.id, websiteDays.websiteId))
    .innerJoin(teams, eq(teams.id, websites.teamId))
    .where(
      sql`${websiteDays.websiteId} = ${websiteId}
        and ${websiteDays.date} > (now() at time zone ${teams.timeZone})::date - ${historyDays}::int`,
    )
    .orderBy(websiteDays.date)

const halfHour = sql<Date>`date_bin('30 minutes', ${websiteChecks.at}, timestamptz 'epoch')`.mapWith(websiteChecks.at)

const responseTimesOf = (db: Db, websiteId: string) =>
  db
    .select({
      from: halfHour,
      checks: sql<number>`count(*)::int`,
      failed: sql<number>`(count(*) filter (where ${websiteChecks.failed}))::int`,
      averageMs: sql<
        number | null
      >`(avg(${websiteChecks.firstByteMs}) filter (where not ${websiteChecks.failed}))::int`,
      slowestMs: sql<
        number | null
      >`(max(${websiteChecks.firstByteMs}) filter (where not ${websiteChecks.failed}))::int`,
    })
    .from(websiteChecks)
    .where(sql`${websiteChecks.websiteId} = ${websiteId} and ${websiteChecks.at} > now() - interval '2 days'`)
    .groupBy(halfHour)
    .orderBy(halfHour)
