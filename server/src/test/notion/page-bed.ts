import { eq, sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { notionPages, notionSnapshots } from '../../schema/notion-pages.ts'
import { startNotionTestBed } from './test-bed.ts'

type Row = Record<string, unknown>

/** A test bed for the syncs of pages. In each test only its own pages are due. */
export async function startPageBed() {
  const bed = await startNotionTestBed()
  const { db } = bed.app
  beforeEach(async () => {
    bed.notion.troubles.clear()
    await db.execute(sql`update notion_pages
      set next_poll_at = now() + interval '1 day', sync_requested = false, asked_at = null`)
    await db.execute(sql`update notion_keys set paused_until = null, busy_until = null, calls = 0`)
  })
  return {
    ...bed,
    rowOf: async (id: string) =>
      (await db.execute<Row>(sql`select * from notion_pages where event_id = ${id}`)).rows[0] ?? {},
    /** The tree that the page of an event shows. */
    async published(id: string) {
      const [row] = await db
        .select({ tree: notionSnapshots.tree })
        .from(notionPages)
        .innerJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
        .where(eq(notionPages.eventId, id))
      return row?.tree
    },
    /** In how many seconds after the last sync the next one is due. */
    async dueIn(id: string): Promise<number> {
      const { rows } = await db.execute<Row>(
        sql`select round(extract(epoch from next_poll_at - checked_at)) as seconds from notion_pages where event_id = ${id}`,
      )
      return Number(rows[0]?.['seconds'])
    },
    /** Makes a page due and syncs it. @returns the requests, without ids */
    async poll(id: string) {
      await bed.makeDue(id)
      bed.notion.log.length = 0
      await bed.syncDuePages()
      return bed.notion.log.map(({ path }) => path.split('?')[0]?.replace(/\/v1\/|[0-9a-f-]{36}/g, ''))
    },
    /** Moves the last edit ten minutes back, so that its time is no longer ambiguous. */
    settle: (page: string) =>
      Object.assign(bed.notion.state.pageOf(page), { editedAt: bed.notion.state.now - 600_000 }),
  }
}
