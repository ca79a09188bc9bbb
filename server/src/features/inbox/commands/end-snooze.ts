import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { inboxChanges, threadReads, threads } from '../../../schema/inbox.ts'
import { recordTeamChanges } from './record-changes.ts'

const batchSize = 100

type UnsnoozedThread = { id: string; team: string; snoozedBy: string | null; messages: number }

/**
 * Ends the snoozes that are due: their threads move to the top of the inbox, unread for the member who snoozed them.
 * @returns the number of threads, at most `batchSize`
 */
export async function endSnoozes(db: Db): Promise<number> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.execute<UnsnoozedThread>(sql`
      with due as (
        select id, snoozed_by from ${threads} where snoozed_until <= now()
        order by id limit ${batchSize} for update skip locked
      )
      update ${threads} t set snoozed_until = null, snoozed_by = null, last_at = now() from due
      where t.id = due.id
      returning t.id, t.team_id as team, due.snoozed_by as "snoozedBy", t.messages`)
    for (const { id, snoozedBy, messages } of rows)
      if (snoozedBy !== null)
        await tx
          .insert(threadReads)
          .values({ threadId: id, userId: snoozedBy, upTo: messages - 1 })
          .onConflictDoUpdate({ target: [threadReads.threadId, threadReads.userId], set: { upTo: messages - 1 } })
    await recordTeamChanges(
      tx,
      rows.map(({ id, team }) => ({ threadId: id, teamId: team })),
    )
    return rows.length
  })
}

/** Deletes changes that are older than a week. A browser that was offline for longer reads its list again. */
export async function deleteOldChanges(db: Db): Promise<void> {
  await db.delete(inboxChanges).where(lt(inboxChanges.at, sql`now() - interval '7 days'`))
}
