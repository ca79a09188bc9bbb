import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { outlineOf } from '../../../lib/notion/content.ts'
import { momentNow } from '../../../schema/columns.ts'
import { events } from '../../../schema/events.ts'
import { notionPages, notionSnapshots } from '../../../schema/notion-pages.ts'
import { notify } from '../../inbox/commands.ts'
import { changesBetween } from '../rules.ts'

/**
 * Notifies the team of a page whose changes have waited long enough, once for all changes since the last notification.
 * Changes that were reverted are not reported.
 * @returns the number of pages processed: 0 when none is due, else 1
 */
export async function notifyChanges(db: Db): Promise<number> {
  return await db.transaction(async (tx) => {
    const [page] = await tx
      .select({
        eventId: notionPages.eventId,
        before: notionPages.notifiedOutline,
        tree: notionSnapshots.tree,
        teamId: events.teamId,
      })
      .from(notionPages)
      .innerJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
      .innerJoin(events, eq(events.id, notionPages.eventId))
      .where(sql`${notionPages.notifyChangeAt} <= ${momentNow}`)
      .limit(1)
      .for('update', { of: notionPages, skipLocked: true })
    if (!page) return 0
    const { eventId, teamId, before } = page
    await tx
      .update(notionPages)
      .set({ notifyChangeAt: null, notifiedOutline: null })
      .where(eq(notionPages.eventId, eventId))
    const changes = before && changesBetween(before, outlineOf(page.tree))
    if (changes && Object.values(changes).some(Boolean))
      await notify(tx, {
        teamId,
        eventId,
        dedupeKey: `notion:${eventId}`,
        kind: 'page-changed',
        data: { page: 'notion', title: page.tree.title, changes },
      })
    return 1
  })
}
