import { ProblemError } from '@foyer/contract/http/problem-error'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'

/**
 * Refuses moments that were entered in another time zone than the event has now: a form that was open while the zone changed
 * would save former hours. The caller has taken the lock that a change of the zone waits for.
 * @param timeZone the zone of the form; undefined for a client that sends moments without hours of the day in mind
 * @throws ProblemError `stale`
 */
export async function requireTimeZone(
  tx: Db,
  eventId: string,
  timeZone: string | undefined,
  moments: readonly (string | null | undefined)[],
): Promise<void> {
  if (timeZone === undefined || !moments.some(Boolean)) return
  const [event] = await tx.select({ timeZone: events.timeZone }).from(events).where(eq(events.id, eventId))
  if (event?.timeZone !== timeZone) throw new ProblemError('stale')
}
