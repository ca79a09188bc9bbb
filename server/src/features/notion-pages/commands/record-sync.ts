import { isPublished } from '@foyer/contract/notion-states'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { contentHash, contentVersion, outlineOf } from '../../../lib/notion/content.ts'
import { languageOf } from '../../../lib/notion/language.ts'
import type { PageTree } from '../../../lib/notion/tree.ts'
import { secondsFromNow } from '../../../schema/columns.ts'
import { notionPages, notionSnapshots } from '../../../schema/notion-pages.ts'
import { notify } from '../../inbox/commands.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { isConfirmed, nextPollSeconds, nextSyncState, syncStateOffline } from '../rules.ts'
import type { PageLease, PageRow } from './lease-page.ts'
import type { SyncResult } from './poll-page.ts'

/** Older snapshots are deleted. */
const maxSnapshotsPerPage = 5
/** How long after the first change the team is notified, once for all edits since: authors save often. */
const notifyDelayMinutes = 10

/**
 * Records the result of a poll in one transaction: the state of the page, its next poll and, when its content has
 * changed, the snapshot that is published from now on.
 * @returns false when the lease is lost, because of another key, another link or another process; nothing is written then
 */
export async function recordSync(db: Db, lease: PageLease, result: SyncResult): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const { eventId, claims } = lease.page
    const [page] = await tx
      .select()
      .from(notionPages)
      .where(and(eq(notionPages.eventId, eventId), eq(notionPages.claims, claims)))
      .for('update')
    if (!page) return false
    const changed = result.tree ? await publish(tx, page, result.tree) : {}
    const { shouldNotify, columns } = stateColumns(lease, page, result)
    await tx
      .update(notionPages)
      .set({ ...columns, ...changed, ...(result.tree && readColumns(lease, page, result)), checkedAt: sql`now()` })
      .where(eq(notionPages.eventId, eventId))
    if (shouldNotify)
      await notify(tx, {
        teamId: lease.event.teamId,
        eventId,
        dedupeKey: `notion:${eventId}`,
        kind: 'notion-state',
        data: { state: result.status, before: page.notifiedState },
      })
    return true
  })
}

/** How soon a page is polled again that could not be, because this process has no connection. */
const offlineRetrySeconds = 60

/**
 * Records a poll that says nothing about Notion, because this process has no connection. A member who asked for it sees
 * that it failed.
 * @returns false when the lease is lost; nothing is written then
 */
export async function recordOffline(db: Db, { page, now }: PageLease): Promise<boolean> {
  const rows = await db
    .update(notionPages)
    .set({
      ...syncStateOffline(page, now),
      askedAt: null,
      checkedAt: sql`now()`,
      // the jitter keeps the pages from all being due at once when the connection is back
      nextPollAt: secondsFromNow(offlineRetrySeconds * (0.9 + Math.random() / 5)),
    })
    .where(and(eq(notionPages.eventId, page.eventId), eq(notionPages.claims, page.claims)))
    .returning({ eventId: notionPages.eventId })
  return rows.length > 0
}

function stateColumns(lease: PageLease, page: PageRow, result: SyncResult) {
  const { shouldNotify, ...after } = nextSyncState(page, result.status, lease.now)
  const failures = isPublished(result.status) ? 0 : page.failures + 1
  const { editedAt } = result
  const mayBeStale =
    result.retrySoon === true || (editedAt !== undefined && lease.now.getTime() - editedAt.getTime() < 2 * 60_000)
  const seconds = nextPollSeconds(
    {
      syncState: after,
      isAsked: page.askedAt !== null,
      isNear: lease.event.isNear,
      failures,
      mayBeStale,
      retryAfter: result.retryAfter,
    },
    Math.random(),
  )
  const columns = {
    ...after,
    ...(after.state !== page.state && { stateSince: sql`now()` }),
    failures,
    // a new status is confirmed first, while the member still waits
    ...(isConfirmed(after) && !wasRequestedDuringSync(lease, page) && { askedAt: null }),
    ...(!wasRequestedDuringSync(lease, page) && { nextPollAt: secondsFromNow(seconds) }),
  }
  return { shouldNotify, columns }
}

// a request during the sync is about edits that the sync may have missed: the page stays due
const wasRequestedDuringSync = (lease: PageLease, page: PageRow) =>
  page.nextPollAt.getTime() !== lease.page.nextPollAt.getTime()

const readColumns = (lease: PageLease, page: PageRow, { editedAt, skipped = [], retrySoon = false }: SyncResult) => ({
  lastEditedAt: editedAt ?? null,
  // the start of the poll: a later edit is for the next poll
  readAt: lease.now,
  skipped,
  ...(!wasRequestedDuringSync(lease, page) && { syncRequested: retrySoon }),
})

/** Publishes the page as a new snapshot when its content has changed. @returns the columns that change */
async function publish(tx: Db, page: PageRow, tree: PageTree) {
  const hash = contentHash(tree)
  const language = languageOf(tree) ?? null
  const [last] = await tx
    .select({
      id: notionSnapshots.id,
      hash: notionSnapshots.contentHash,
      version: notionSnapshots.version,
      tree: notionSnapshots.tree,
    })
    .from(notionSnapshots)
    .where(and(eq(notionSnapshots.eventId, page.eventId), eq(notionSnapshots.id, page.snapshotId ?? '')))
  if (last?.hash === hash) {
    if (last.version !== contentVersion)
      await tx.update(notionSnapshots).set({ version: contentVersion, language }).where(eq(notionSnapshots.id, last.id))
    return {}
  }
  const id = newId('snp')
  await tx
    .insert(notionSnapshots)
    .values({ id, eventId: page.eventId, contentHash: hash, version: contentVersion, tree, language })
  await deleteOldSnapshots(tx, page.eventId)
  await invalidateEventPage(tx, page.eventId)
  const isChange = last !== undefined && last.version === contentVersion
  return {
    snapshotId: id,
    changedAt: sql`now()`,
    ...(isChange &&
      page.notifyChangeAt === null && {
        notifiedOutline: outlineOf(last.tree),
        notifyChangeAt: secondsFromNow(notifyDelayMinutes * 60),
      }),
  }
}

async function deleteOldSnapshots(tx: Db, eventId: string): Promise<void> {
  const latest = tx
    .select({ id: notionSnapshots.id })
    .from(notionSnapshots)
    .where(eq(notionSnapshots.eventId, eventId))
    .orderBy(desc(notionSnapshots.createdAt), desc(notionSnapshots.id))
    .limit(maxSnapshotsPerPage)
  await tx
    .delete(notionSnapshots)
    .where(and(eq(notionSnapshots.eventId, eventId), notInArray(notionSnapshots.id, latest)))
}
