import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { outlineOf } from '../../../lib/notion/content.ts'
import { events } from '../../../schema/events.ts'
import { notionPages, notionSnapshots } from '../../../schema/notion-pages.ts'
import { tell } from '../../inbox/commands.ts'
import { changesBetween } from '../rules.ts'

/**
 * Tells the teams whose pages were changed a while ago, each once for all that was changed since they last heard of it;
 * what was changed and changed back, nobody.
 * @returns how many pages were looked at
 */
export async function tellChanges(db: Db): Promise<number> {
  return await db.transaction(async (tx) => {
    const [page] = await tx
      .select({
        eventId: notionPages.eventId,
        before: notionPages.toldOutline,
        tree: notionSnapshots.tree,
        teamId: events.teamId,
      })
      .from(notionPages)
      .innerJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
      .innerJoin(events, eq(events.id, notionPages.eventId))
      .where(sql`${notionPages.tellChangeAt} <= now()`)
      .limit(1)
      .for('update', { of: notionPages, skipLocked: true })
    if (!page) return 0
    const { eventId, teamId, before } = page
    await tx.update(notionPages).set({ tellChangeAt: null, toldOutline: null }).where(eq(notionPages.eventId, eventId))
    const { renamed, added, removed } = before ? changesBetween(before, outlineOf(page.tree)) : nothing
    if (renamed || added > 0 || removed > 0)
      await tell(tx, {
        ...{ teamId, eventId, about: `site:${eventId}`, kind: 'page-changed' },
        data: { page: 'notion', title: page.tree.title },
      })
    return 1
  })
}

const nothing = { renamed: false, added: 0, removed: 0 }
