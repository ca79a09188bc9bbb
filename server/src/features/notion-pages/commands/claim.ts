import { and, eq, getTableColumns, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { notionKeys, notionPages } from '../../../schema/notion-pages.ts'

/** How long a key's queue is one process's, in seconds, unless it says that it still lives. */
export const lease = 90

export type PageRow = typeof notionPages.$inferSelect
export type KeyRow = typeof notionKeys.$inferSelect

/** A page to be looked at, and the queue of its key, both ours for as long as the lease lasts. */
export interface Claim {
  page: PageRow & { pageId: string }
  key: KeyRow & { secondsSinceCalls: number }
  event: { teamId: string; name: string; apiKey: string | null; near: boolean }
  /** By the database's clock. */
  now: Date
}

const days = (many: number) => sql.raw(`interval '${many} days'`)
const near = sql<boolean>`not ${events.dateTba} and now() between ${events.date} - ${days(3)}
  and coalesce(${events.endsAt}, ${events.date}) + ${days(3)}`

/**
 * Takes the page that has been due longest among those whose key no process reads with and Notion does not want to be
 * left alone by. While it is ours nobody reads anything with that key; when this process dies, both are due again after
 * the lease.
 */
export async function claimDue(db: Db): Promise<Claim | undefined> {
  return await db.transaction(async (tx) => {
    const free = (until: PgColumn) => or(isNull(until), lte(until, sql`now()`))
    const [due] = await tx
      .select({ eventId: notionPages.eventId, fingerprint: notionKeys.fingerprint })
      .from(notionPages)
      .innerJoin(notionKeys, eq(notionKeys.fingerprint, notionPages.fingerprint))
      .where(
        and(
          lte(notionPages.nextLookAt, sql`now()`),
          isNotNull(notionPages.pageId),
          isNotNull(notionPages.fingerprint),
          // what somebody asks for is read also while it is paused
          or(eq(notionPages.paused, false), notionPages.wanted),
          free(notionKeys.busyUntil),
          free(notionKeys.restsUntil),
        ),
      )
      .orderBy(notionPages.nextLookAt)
      .limit(1)
      .for('update', { of: notionKeys, skipLocked: true })
    return due && (await take(tx, due))
  })
}

async function take(tx: Db, { eventId, fingerprint }: { eventId: string; fingerprint: string }) {
  const [page] = await tx
    .update(notionPages)
    .set({ claims: sql`${notionPages.claims} + 1`, nextLookAt: inSeconds(lease) })
    .where(and(eq(notionPages.eventId, eventId), eq(notionPages.fingerprint, fingerprint)))
    .returning()
  const [event] = await tx
    .select({ teamId: events.teamId, name: events.name, apiKey: events.apiKey, near, now: sql<string>`now()` })
    .from(events)
    .where(eq(events.id, eventId))
  // changed since it was found to be due
  if (!page?.pageId || !event) return undefined
  const [key] = await tx
    .update(notionKeys)
    .set({ claims: sql`${notionKeys.claims} + 1`, busyUntil: inSeconds(lease) })
    .where(eq(notionKeys.fingerprint, fingerprint))
    .returning({
      ...getTableColumns(notionKeys),
      secondsSinceCalls: sql<number>`extract(epoch from now() - ${notionKeys.callsAt})::float`,
    })
  if (!key) return undefined
  const { now, ...about } = event
  return { page: { ...page, pageId: page.pageId }, key, event: about, now: new Date(now) }
}

/** Says that this process still reads. @param calls what it asked within the last minute. @returns false when it has lost the queue */
export async function keepClaim(db: Db, { key }: Claim, calls: number): Promise<boolean> {
  const rows = await db
    .update(notionKeys)
    .set({ busyUntil: inSeconds(lease), calls, callsAt: sql`now()` })
    .where(and(eq(notionKeys.fingerprint, key.fingerprint), eq(notionKeys.claims, key.claims)))
    .returning({ fingerprint: notionKeys.fingerprint })
  return rows.length > 0
}

/** Leaves a page to the next process at once: this one has broken off. */
export async function giveBack(db: Db, { page }: Claim): Promise<void> {
  await db
    .update(notionPages)
    .set({ nextLookAt: sql`now()` })
    .where(and(eq(notionPages.eventId, page.eventId), eq(notionPages.claims, page.claims)))
}

interface Ended {
  calls: number
  /** How long Notion wants to be left alone, in seconds. */
  restsFor: number | undefined
  connection: { workspace: string | undefined; name: string | undefined } | undefined
}

/** Gives the queue to whoever comes next. */
export async function endClaim(db: Db, { key }: Claim, { calls, restsFor, connection }: Ended): Promise<void> {
  await db
    .update(notionKeys)
    .set({
      busyUntil: null,
      ...{ calls, callsAt: sql`now()` },
      restsUntil: restsFor === undefined ? null : inSeconds(restsFor),
      ...(connection && { workspace: connection.workspace ?? null, connection: connection.name ?? null }),
    })
    .where(and(eq(notionKeys.fingerprint, key.fingerprint), eq(notionKeys.claims, key.claims)))
}

export const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`
