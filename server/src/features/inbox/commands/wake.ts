import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { inboxChanges, threadReads, threads } from '../../../schema/inbox.ts'
import { noteAll } from './record.ts'

const batch = 100

type Woken = { id: string; team: string; archived: boolean; by: string | null; messages: number }

/**
 * Brings back threads whose snooze is over, to the top, and unread for whoever snoozed them.
 * @returns how many came back
 */
export async function wakeThreads(db: Db): Promise<number> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Woken>(sql`
      with due as (
        select id, snoozed_by from ${threads} where snoozed_until <= now()
        order by id limit ${batch} for update skip locked
      )
      update ${threads} t set snoozed_until = null, snoozed_by = null, last_at = now() from due
      where t.id = due.id
      returning t.id, t.team_id as team, t.archived_at is not null as archived, due.snoozed_by as by, t.messages`)
    for (const { id, by, messages } of rows)
      if (by !== null)
        await tx
          .insert(threadReads)
          .values({ threadId: id, userId: by, upTo: messages - 1 })
          .onConflictDoUpdate({ target: [threadReads.threadId, threadReads.userId], set: { upTo: messages - 1 } })
    await noteAll(
      tx,
      rows.map(({ id, team }) => ({ threadId: id, teamId: team })),
    )
    return rows.length
  })
}

/** Forgets what happened after a week: a browser that was away for longer reads the list anew. */
export async function forgetChanges(db: Db): Promise<void> {
  await db.delete(inboxChanges).where(lt(inboxChanges.at, sql`now() - interval '7 days'`))
}
