import { sql } from 'drizzle-orm'
import { eventPagesChannel } from '../../../lib/channels.ts'
import type { Db } from '../../../lib/db.ts'

/** Tells every process to drop its cached page of an event, once the transaction commits. */
export async function invalidateEventPage(db: Db, eventId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${eventPagesChannel}, ${eventId})`)
}
