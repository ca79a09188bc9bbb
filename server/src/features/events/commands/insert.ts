import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { slugCandidates } from '../../../lib/slug.ts'
import { events } from '../../../schema/events.ts'
import { createInventory } from '../../inventory/commands/inventory-rows.ts'
import { claimAddress } from './claim-address.ts'

type InsertedEvent = typeof events.$inferSelect
// without a date, the database sets it to the time of creation, by the clock that all processes share
type NewEventRow = Omit<typeof events.$inferInsert, 'slug' | 'date' | 'dateTba'> & { date?: Date }

/**
 * Inserts an event, and its inventory row. Without a date it is to be announced.
 * @param named its address is made from this name: the first candidate that no other event has or had
 */
export async function insertEvent(
  db: Db,
  { date, ...event }: NewEventRow,
  named: string = event.name,
): Promise<InsertedEvent> {
  for (const slug of slugCandidates(named)) {
    const [row] = await db
      .insert(events)
      .values({ ...event, slug, dateTba: date === undefined, date: date ?? sql`now()` })
      .onConflictDoNothing({ target: events.slug })
      .returning()
    if (!row) continue
    if (!(await claimAddress(db, row.id, slug))) {
      await db.delete(events).where(eq(events.id, row.id))
      continue
    }
    await createInventory(db, row.id)
    return row
  }
  throw new Error('Every address tried for the new event is taken')
}
