import { mayDo } from '@foyer/contract/access'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { ThreadChanges } from '@foyer/contract/inbox'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { eventsOf, worksOn } from '../../../lib/scope.ts'
import { threadReads, threads } from '../../../schema/inbox.ts'
import { members } from '../../../schema/teams.ts'
import { refuseForbiddenChanges } from '../rules.ts'
import type { InboxChange } from './record-changes.ts'
import { recordChanges } from './record-changes.ts'

/**
 * Applies the same changes to several threads of the team: to all of them, or to none.
 * @throws ProblemError `not-found` when a thread belongs to another team, `forbidden` when the caller's role permits
 *   only reading, `validation` when the assignee cannot read one of the threads
 */
export async function changeThreads(
  db: Db,
  scope: Scope,
  ids: readonly string[],
  changes: ThreadChanges,
): Promise<void> {
  refuseForbiddenChanges(scope, changes)
  const { read, ...shared } = changes
  const threadIds = [...new Set(ids)]
  await db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: threads.id, eventId: threads.eventId })
      .from(threads)
      .where(
        and(
          isInScope(scope, threads.teamId, threads.eventId),
          sql`${threads.id} = any(${sql.param(threadIds)}::text[])`,
        ),
      )
      // lock order: threads by id. This prevents deadlocks
      .orderBy(asc(threads.id))
      .for('update')
    if (locked.length < threadIds.length) throw new ProblemError('not-found')
    if (shared.assignee) await refuseInvalidAssignee(tx, scope, shared.assignee, locked)
    const columns = columnsOf(scope, shared)
    const changesThreads = Object.keys(columns).length > 0
    if (changesThreads) await tx.update(threads).set(columns).where(hasId(threadIds))
    if (read !== undefined) await markRead(tx, scope, threadIds, read)
    if (!changesThreads && read === undefined) return
    const onlyCaller = changesThreads ? {} : { userId: scope.account }
    await recordChanges(
      tx,
      scope.team,
      threadIds.map((threadId): InboxChange => ({ threadId, ...onlyCaller })),
    )
  })
}

const hasId = (ids: readonly string[]) => sql`${threads.id} = any(${sql.param(ids)}::text[])`

function columnsOf({ account }: Scope, { archived, snoozedUntil, assignee }: Omit<ThreadChanges, 'read'>) {
  return {
    // a thread that is archived twice keeps its first time
    ...(archived !== undefined && { archivedAt: archived ? sql`coalesce(${threads.archivedAt}, now())` : null }),
    ...(snoozedUntil !== undefined && {
      snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
      snoozedBy: snoozedUntil === null ? null : account,
    }),
    ...(assignee !== undefined && { assigneeId: assignee }),
  }
}

/** Marks threads as read or unread for the caller. Unread: all messages but the last one are read. */
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
        .where(hasId(ids)),
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

async function refuseInvalidAssignee(
  tx: Db,
  { team }: Scope,
  userId: string,
  assigned: readonly { eventId: string | null }[],
): Promise<void> {
  const [member] = await tx
    .select({ role: members.role, events: members.events })
    .from(members)
    .where(and(eq(members.teamId, team), eq(members.userId, userId)))
    .for('share')
  const reads =
    member &&
    mayDo(member.role, 'inbox:read') &&
    assigned.every(({ eventId }) => worksOn({ events: eventsOf(member) }, eventId))
  if (!reads) throw new ProblemError('validation', { errors: [fault('body.assignee', 'not-allowed')] })
}
