import { websiteHistoryDays as historyDays } from '@foyer/contract/websites'
import type { SQL } from 'drizzle-orm'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'
import { websiteChanges, websiteChecks, websiteDays, websites } from '../../schema/websites.ts'

export type WebsiteRow = typeof websites.$inferSelect
export type ChangeRow = typeof websiteChanges.$inferSelect

/** A website that is leased to this process. `claim` identifies the lease. */
export type LeasedWebsite = WebsiteRow & { claim: string; claimedAt: Date }

/** The source of the current time: the database's clock, which all processes share, or a fixed time in a simulation. */
export type Clock = SQL<Date>
export const databaseClock: Clock = sql`now()`
export const fixedClock = (at: Date): Clock => sql`${at.toISOString()}::timestamptz`

/** A website with its history. */
export interface WebsiteHistory {
  /** undefined: the event has no website */
  website: WebsiteRow | undefined
  days: { date: string; checks: number; down: number; averageMs: number | null }[]
  responseTimes: { from: Date; checks: number; failed: number; averageMs: number | null; slowestMs: number | null }[]
  changes: ChangeRow[]
}

const maxChanges = 50

/** The website of an event, with its history. The caller has checked that the event belongs to its team. */
export async function websiteOf(db: Db, eventId: string): Promise<WebsiteHistory> {
  const [[website], days, responseTimes, changes] = await Promise.all([
    db.select().from(websites).where(eq(websites.eventId, eventId)),
    daysOf(db, eventId),
    responseTimesOf(db, eventId),
    db
      .select()
      .from(websiteChanges)
      .where(eq(websiteChanges.eventId, eventId))
      .orderBy(desc(websiteChanges.at), desc(websiteChanges.id))
      .limit(maxChanges),
  ])
  return { website, days, responseTimes, changes }
}

const daysOf = (db: Db, eventId: string) =>
  db
    .select({
      date: websiteDays.date,
      checks: websiteDays.checks,
      down: websiteDays.down,
      averageMs: sql<number | null>`(${websiteDays.totalMs} / nullif(${websiteDays.answered}, 0))::int`,
    })
    .from(websiteDays)
    .innerJoin(events, eq(events.id, websiteDays.eventId))
    .where(
      sql`${websiteDays.eventId} = ${eventId}
        and ${websiteDays.date} > (now() at time zone ${events.timeZone})::date - ${historyDays}::int`,
    )
    .orderBy(websiteDays.date)

const halfHour = sql<Date>`date_bin('30 minutes', ${websiteChecks.at}, timestamptz 'epoch')`.mapWith(websiteChecks.at)

const responseTimesOf = (db: Db, eventId: string) =>
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
    .where(sql`${websiteChecks.eventId} = ${eventId} and ${websiteChecks.at} > now() - interval '2 days'`)
    .groupBy(halfHour)
    .orderBy(halfHour)
