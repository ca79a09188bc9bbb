import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { eventSlugs } from '../../../schema/events.ts'

/**
 * Reserves an address for an event for good, so that links to a former address keep leading to the event. Call it after
 * the event's row has the address. Lock order: the unique value in `events` before the one in `event_slugs`. This prevents
 * deadlocks.
 * @returns false when the address is or was another event's
 */
export async function claimAddress(tx: Db, eventId: string, slug: string): Promise<boolean> {
  await tx.insert(eventSlugs).values({ slug, eventId }).onConflictDoNothing()
  const own = await tx
    .select({ slug: eventSlugs.slug })
    .from(eventSlugs)
    .where(and(eq(eventSlugs.slug, slug), eq(eventSlugs.eventId, eventId)))
  return own.length > 0
}
