import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'

/** The current day where an event takes place, YYYY-MM-DD, by the database's clock. */
export async function todayAt(db: Db, eventId: string): Promise<string> {
  const [row] = await db
    .select({ day: sql<string>`to_char(now() at time zone ${events.timeZone}, 'YYYY-MM-DD')` })
    .from(events)
    .where(eq(events.id, eventId))
  return row?.day ?? ''
}
