import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { slugged } from '../../../lib/slug.ts'
import { events } from '../../../schema/events.ts'
import { openBooks } from '../../admission/commands.ts'
import { watchWebsite } from '../../websites/commands.ts'
import { keepAddress } from './address.ts'

type Row = typeof events.$inferSelect
// the moment of creation comes from the database, which every process shares
type New = Omit<typeof events.$inferInsert, 'slug' | 'date' | 'dateTba'>

/**
 * Inserts an event whose date is open, under an address made of its name: the first that the database says was never
 * another event's.
 * Its books are begun with it, and its website is watched.
 */
export async function insertOpenEvent(db: Db, event: New): Promise<Row> {
  for (const slug of slugged(event.name)) {
    const [row] = await db
      .insert(events)
      .values({ ...event, slug, dateTba: true, date: sql`now()` })
      .onConflictDoNothing({ target: events.slug })
      .returning()
    if (!row) continue
    if (!(await keepAddress(db, row.id, slug))) {
      await db.delete(events).where(eq(events.id, row.id))
      continue
    }
    await openBooks(db, row.id)
    await watchWebsite(db, row.id, row.websiteUrl)
    return row
  }
  throw new Error('no free address for an event')
}
