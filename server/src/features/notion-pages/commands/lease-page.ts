import { and, asc, eq, getTableColumns, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../lib/db.ts'
import { momentNow, secondsFromNow } from '../../../schema/columns.ts'
import { events } from '../../../schema/events.ts'
import { notionKeys, notionPages, notionSnapshots } from '../../../schema/notion-pages.ts'
import { isSynced } from '../queries.ts'

/** How long a page and its key are leased to a process, unless it renews the lease. */
export const leaseSeconds = 90

export type PageRow = typeof notionPages.$inferSelect
export type KeyRow = typeof notionKeys.$inferSelect

/** A page that is due and the queue of its key, leased to this process. */
export interface PageLease {
  page: PageRow & { pageId: string }
  key: KeyRow & { secondsSinceCalls: number }
  event: { teamId: string; name: string; apiKey: string | null; isNear: boolean }
  /** The `contentVersion` of the published snapshot; null before the first one. */
  publishedVersion: number | null
  /** The start of the lease, by the database's clock. */
  now: Date
}

const days = (count: number) => sql.raw(`interval '${count} days'`)
/** Whether the event is at most three days away, or ended at most three days ago. */
const isNear = sql<boolean>`not ${events.dateTba} and now() between ${events.date} - ${days(3)}
  and coalesce(${events.endsAt}, ${events.date}) + ${days(3)}`

/**
 * Leases the page that a member asked for first, or else the one that has been due longest, among the keys that no process uses and Notion does not rate-limit. While
 * the lease lasts, no other process reads with that key. When this process crashes, another one takes over after the
 * lease.
 * @returns undefined when no page is due
 */
export async function leaseDuePage(db: Db): Promise<PageLease | undefined> {
  return await db.transaction(async (tx) => {
    const isFree = (until: PgColumn) => or(isNull(until), lte(until, sql`now()`))
    const [due] = await tx
      .select({ eventId: notionPages.eventId, fingerprint: notionKeys.fingerprint })
      .from(notionPages)
      .innerJoin(notionKeys, eq(notionKeys.fingerprint, notionPages.fingerprint))
      .innerJoin(events, eq(events.id, notionPages.eventId))
      .where(
        and(
          lte(notionPages.nextPollAt, momentNow),
          isNotNull(notionPages.pageId),
          isNotNull(notionPages.fingerprint),
          isSynced,
          isFree(notionKeys.busyUntil),
          isFree(notionKeys.pausedUntil),
        ),
      )
      // a member waits for those that were asked for
      .orderBy(asc(notionPages.askedAt), notionPages.nextPollAt)
      .limit(1)
      .for('update', { of: notionKeys, skipLocked: true })
    return due && (await leasePage(tx, due))
  })
}

async function leasePage(tx: Db, { eventId, fingerprint }: { eventId: string; fingerprint: string }) {
  const [page] = await tx
    .update(notionPages)
    .set({ claims: sql`${notionPages.claims} + 1`, nextPollAt: secondsFromNow(leaseSeconds) })
    .where(and(eq(notionPages.eventId, eventId), eq(notionPages.fingerprint, fingerprint)))
    .returning()
  const [event] = await tx
    .select({
      teamId: events.teamId,
      name: events.name,
      apiKey: events.apiKey,
      isNear,
      now: sql<string>`now()`,
      publishedVersion: notionSnapshots.version,
    })
    .from(events)
    .leftJoin(notionSnapshots, eq(notionSnapshots.id, page?.snapshotId ?? ''))
    .where(eq(events.id, eventId))
  // another transaction has changed the page since it was selected
  if (!page?.pageId || !event) return undefined
  const [key] = await tx
    .update(notionKeys)
    .set({ claims: sql`${notionKeys.claims} + 1`, busyUntil: secondsFromNow(leaseSeconds) })
    .where(eq(notionKeys.fingerprint, fingerprint))
    .returning({
      ...getTableColumns(notionKeys),
      secondsSinceCalls: sql<number>`extract(epoch from now() - ${notionKeys.callsAt})::float`,
    })
  if (!key) return undefined
  const { now, publishedVersion: version, ...eventFields } = event
  return {
    page: { ...page, pageId: page.pageId },
    key,
    event: eventFields,
    publishedVersion: version,
    now: new Date(now),
  }
}

/**
 * Renews the lease of the key.
 * @param calls the number of requests to Notion within the last minute
 * @returns false when another process has taken the lease
 */
export async function renewLease(db: Db, { key }: PageLease, calls: number): Promise<boolean> {
  const rows = await db
    .update(notionKeys)
    .set({ busyUntil: secondsFromNow(leaseSeconds), calls, callsAt: sql`now()` })
    .where(and(eq(notionKeys.fingerprint, key.fingerprint), eq(notionKeys.claims, key.claims)))
    .returning({ fingerprint: notionKeys.fingerprint })
  return rows.length > 0
}

/** Makes a page due at once, for another process: this one has aborted the sync. */
export async function releaseLease(db: Db, { page }: PageLease): Promise<void> {
  await db
    .update(notionPages)
    .set({ nextPollAt: sql`now()` })
    .where(and(eq(notionPages.eventId, page.eventId), eq(notionPages.claims, page.claims)))
}

interface LeaseOutcome {
  /** The number of requests to Notion within the last minute. */
  calls: number
  /** How long Notion wants no requests with this key. */
  pauseSeconds: number | undefined
  connection: { workspace: string | undefined; name: string | undefined } | undefined
}

/** Releases the key for the next process. */
export async function endLease(
  db: Db,
  { key }: PageLease,
  { calls, pauseSeconds, connection }: LeaseOutcome,
): Promise<void> {
  await db
    .update(notionKeys)
    .set({
      busyUntil: null,
      calls,
      callsAt: sql`now()`,
      pausedUntil: pauseSeconds === undefined ? null : secondsFromNow(pauseSeconds),
      ...(connection && { workspace: connection.workspace ?? null, connection: connection.name ?? null }),
    })
    .where(and(eq(notionKeys.fingerprint, key.fingerprint), eq(notionKeys.claims, key.claims)))
}

/** The database's time in so many seconds, for a timestamp column. */
