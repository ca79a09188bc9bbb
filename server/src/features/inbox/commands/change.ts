import { mayDo } from '@foyer/contract/access'
import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { ThreadChanges } from '@foyer/contract/inbox'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { threadReads, threads } from '../../../schema/inbox.ts'
import { members } from '../../../schema/teams.ts'
import type { Scope } from '../../teams/rules.ts'
import { refuseUnlessMine } from '../rules.ts'
import type { Change } from './record.ts'
import { noteChanges } from './record.ts'

/**
 * Changes threads of the team alike: all of them, or none.
 * @throws Refused `not-found` when one is not the team's, `forbidden` for who may only read, `validation` when who shall
 *   take them on may not read the inbox
 */
export async function changeThreads(
  db: Db,
  scope: Scope,
  ids: readonly string[],
  changes: ThreadChanges,
): Promise<void> {
  refuseUnlessMine(scope, changes)
  const { read, ...shared } = changes
  const wanted = [...new Set(ids)]
  await db.transaction(async (tx) => {
    if (shared.assignee) await refuseStranger(tx, scope, shared.assignee)
    const locked = await tx
      .select({ id: threads.id })
      .from(threads)
      .where(and(eq(threads.teamId, scope.team), sql`${threads.id} = any(${sql.param(wanted)}::text[])`))
      // always in the same order, so that two who change the same ones do not wait for each other in a circle
      .orderBy(asc(threads.id))
      .for('update')
    if (locked.length < wanted.length) throw new Refused('not-found')
    const columns = columnsOf(scope, shared)
    const isShared = Object.keys(columns).length > 0
    if (isShared) await tx.update(threads).set(columns).where(amongst(wanted))
    if (read !== undefined) await markRead(tx, scope, wanted, read)
    if (!isShared && read === undefined) return
    const mine = isShared ? {} : { userId: scope.account }
    await noteChanges(
      tx,
      scope.team,
      wanted.map((threadId): Change => ({ threadId, ...mine })),
    )
  })
}

const amongst = (ids: readonly string[]) => sql`${threads.id} = any(${sql.param(ids)}::text[])`

function columnsOf({ account }: Scope, { archived, snoozedUntil, assignee }: Omit<ThreadChanges, 'read'>) {
  return {
    // what is archived keeps the moment at which it first was
    ...(archived !== undefined && { archivedAt: archived ? sql`coalesce(${threads.archivedAt}, now())` : null }),
    ...(snoozedUntil !== undefined && {
      snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
      snoozedBy: snoozedUntil === null ? null : account,
    }),
    ...(assignee !== undefined && { assigneeId: assignee }),
  }
}

/** Unread is as it was before the last message. */
async function markRead(tx: Db, { account }: Scope, ids: readonly string[], read: boolean): Promise<void> {
  const upTo = read ? threads.messages : sql`${threads.messages} - 1`
  await tx
    .insert(threadReads)
    .select(
      tx
        .select({
          threadId: threads.id,
          userId: sql<string>`${account}`.as('user_id'),
          upTo: sql<number>`${upTo}`.as('up_to'),
        })
        .from(threads)
        .where(amongst(ids)),
    )
    .onConflictDoUpdate({
      target: [threadReads.threadId, threadReads.userId],
      set: {
        upTo: read
          ? sql`greatest(${threadReads.upTo}, excluded.up_to)`
          : sql`least(${threadReads.upTo}, excluded.up_to)`,
      },
    })
}

async function refuseStranger(tx: Db, { team }: Scope, userId: string): Promise<void> {
  const [member] = await tx
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.teamId, team), eq(members.userId, userId)))
    .for('share')
  if (!member || !mayDo(member.role, 'inbox:read'))
    throw new Refused('validation', { errors: [fault('body.assignee', 'not-allowed')] })
}
