import { and, asc, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { threads } from '../../../schema/inbox.ts'
import { recordChanges } from './record-changes.ts'

/**
 * Takes the threads of a team away from a member who can no longer read them. Call it last in the transaction that
 * removes the member or changes the role: it locks the team's inbox.
 * @param kept the ids of the events whose threads the member keeps; by default of none
 */
export async function unassignMember(
  tx: Db,
  teamId: string,
  memberId: string,
  kept?: readonly string[],
): Promise<void> {
  const isOther = kept && or(isNull(threads.eventId), notInArray(threads.eventId, [...kept]))
  const assigned = await tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.teamId, teamId), eq(threads.assigneeId, memberId), isOther))
    // lock order: threads by id. This prevents deadlocks
    .orderBy(asc(threads.id))
    .for('update')
  if (assigned.length === 0) return
  const ids = assigned.map(({ id }) => id)
  await tx.update(threads).set({ assigneeId: null }).where(inArray(threads.id, ids))
  await recordChanges(
    tx,
    teamId,
    ids.map((threadId) => ({ threadId })),
  )
}
