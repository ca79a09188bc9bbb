import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { treeVersion } from '../../lib/notion/content.ts'
import type { PageTree } from '../../lib/notion/tree.ts'
import { events } from '../../schema/events.ts'
import { notionFiles, notionKeys, notionPages, notionSnapshots } from '../../schema/notion-pages.ts'
import { inScope } from '../events/queries.ts'
import type { Scope } from '../teams/rules.ts'

/** How an event's page stands, with its key's queue. */
export type PageOfEvent = NonNullable<Awaited<ReturnType<typeof pageOfEvent>>>

// an event without a page or a key has no row for what is asked here
const reading = sql<boolean>`coalesce(
  ${notionPages.nextLookAt} <= now() and (not ${notionPages.paused} or ${notionPages.wanted})
  or ${notionPages.wanted} and coalesce(${notionKeys.busyUntil} > now(), false), false)`

/** @returns undefined for an event that is not there, or not this team's */
export async function pageOfEvent(db: Db, scope: Scope, eventId: string) {
  const [row] = await db
    .select({
      link: events.notionLink,
      hasKey: sql<boolean>`${events.apiKey} is not null`,
      page: getTableColumns(notionPages),
      key: { workspace: notionKeys.workspace, connection: notionKeys.connection },
      title: sql<string | null>`${notionSnapshots.tree} ->> 'title'`,
      reading,
    })
    .from(events)
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .leftJoin(notionKeys, eq(notionKeys.fingerprint, notionPages.fingerprint))
    .leftJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
    .where(inScope(scope, eventId))
  return row
}

/**
 * What an event's Notion page said when it was last read whole, or at an earlier time of which the hash is known.
 * @returns undefined for a page of before this version of Foyer, which is read anew
 */
export async function snapshotOf(db: Db, eventId: string, hash: string): Promise<PageTree | undefined> {
  const [row] = await db
    .select({ tree: notionSnapshots.tree })
    .from(notionSnapshots)
    .where(
      and(
        eq(notionSnapshots.eventId, eventId),
        eq(notionSnapshots.contentHash, hash),
        eq(notionSnapshots.version, treeVersion),
      ),
    )
    .limit(1)
  return row?.tree
}

/** A copy of a file, without its bytes. */
export async function fileByHash(db: Db, hash: string): Promise<{ type: string; size: number } | undefined> {
  const [row] = await db
    .select({ type: notionFiles.type, size: sql<number>`octet_length(${notionFiles.bytes})` })
    .from(notionFiles)
    .where(eq(notionFiles.hash, hash))
  return row
}

/** A part of a copy's bytes. @param from counted from 0 */
export async function bytesOf(db: Db, hash: string, from: number, length: number): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: sql<Buffer>`substring(${notionFiles.bytes} from ${from + 1}::int for ${length}::int)` })
    .from(notionFiles)
    .where(eq(notionFiles.hash, hash))
  return row?.bytes
}
