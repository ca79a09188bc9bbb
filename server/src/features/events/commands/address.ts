import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { eventSlugs } from '../../../schema/events.ts'

/**
 * Writes down for good that an address is an event's. To be called after the event has it: everybody asks for the two
 * unique values in this order, so nobody waits for each other in a circle.
 * @returns false when it is or was another event's
 */
export async function keepAddress(tx: Db, eventId: string, slug: string): Promise<boolean> {
  await tx.insert(eventSlugs).values({ slug, eventId }).onConflictDoNothing()
  const own = await tx
    .select({ slug: eventSlugs.slug })
    .from(eventSlugs)
    .where(and(eq(eventSlugs.slug, slug), eq(eventSlugs.eventId, eventId)))
  return own.length > 0
}
