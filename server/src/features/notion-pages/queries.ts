import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { PageTree } from '../../lib/notion/tree.ts'
import type { Scope } from '../../lib/scope.ts'
import { momentNow } from '../../schema/columns.ts'
import { events } from '../../schema/events.ts'
import { notionKeys, notionPages, notionSnapshots } from '../../schema/notion-pages.ts'
import { inScope, isRecent } from '../events/queries.ts'

/** The state of an event's page and of its key. */
export type PageOfEvent = NonNullable<Awaited<ReturnType<typeof pageOfEvent>>>

/**
 * Whether a page that is due is synced: on request always, otherwise while it is not paused and its event has not been
 * over for long.
 */
export const isSynced = sql<boolean>`(${notionPages.askedAt} is not null or not ${notionPages.paused} and ${isRecent()})`

// null for an event without a page or a key: the left joins find no row
const reading = sql<boolean>`coalesce(
  ${notionPages.nextPollAt} <= ${momentNow} and ${isSynced}
  or (${notionPages.syncRequested} or ${notionPages.askedAt} is not null) and coalesce(${notionKeys.busyUntil} > now(), false), false)`

/** @returns undefined when there is no such event, or when it belongs to another team */
export async function pageOfEvent(db: Db, scope: Scope, eventId: string) {
  const [row] = await db
    .select({
      link: events.notionLink,
      hasKey: sql<boolean>`${events.apiKey} is not null`,
      page: getTableColumns(notionPages),
      key: { workspace: notionKeys.workspace, connection: notionKeys.connection },
      title: sql<string | null>`${notionSnapshots.tree} ->> 'title'`,
      language: notionSnapshots.language,
      reading,
      watching: isRecent(),
    })
    .from(events)
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .leftJoin(notionKeys, eq(notionKeys.fingerprint, notionPages.fingerprint))
    .leftJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
    .where(inScope(scope, eventId))
  return row
}

/** A snapshot of an event's Notion page, by the hash of its content. */
export async function snapshotOf(db: Db, eventId: string, hash: string): Promise<PageTree | undefined> {
  const [row] = await db
    .select({ tree: notionSnapshots.tree })
    .from(notionSnapshots)
    .where(and(eq(notionSnapshots.eventId, eventId), eq(notionSnapshots.contentHash, hash)))
    .limit(1)
  return row?.tree
}
