import type { MessageKind } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import { inboxChannel } from '../../../lib/channels.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { inboxChanges, inboxClocks, messages, threads } from '../../../schema/inbox.ts'

/** A change of a thread, for open streams. */
export interface InboxChange {
  threadId: string
  /** The kind of the message that was added, if one was. */
  kind?: MessageKind
  /** The only member that the change concerns; without it, the whole team. */
  userId?: string
}

/**
 * Records changes in a team's inbox and notifies open streams. The numbers follow the order of the commits, because the
 * team's row in `inbox_clocks` stays locked until the commit. Call it last in a transaction, so that the lock is short.
 */
export async function recordChanges(tx: Db, teamId: string, changes: readonly InboxChange[]): Promise<void> {
  if (changes.length === 0) return
  const column = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`
  await tx.execute(sql`
    with clock as (
      insert into ${inboxClocks} (team_id, last) values (${teamId}, ${changes.length})
      on conflict (team_id) do update set last = ${inboxClocks.last} + excluded.last returning last
    ), recorded as (
      insert into ${inboxChanges} (team_id, number, thread_id, kind, user_id)
      select ${teamId}, clock.last - ${changes.length} + c.at, c.thread_id, c.kind::message_kind, c.user_id
      from clock, unnest(
        ${column(changes.map(({ threadId }) => threadId))},
        ${column(changes.map(({ kind }) => kind ?? null))},
        ${column(changes.map(({ userId }) => userId ?? null))}
      ) with ordinality as c (thread_id, kind, user_id, at)
    )
    select pg_notify(${inboxChannel}, ${teamId}) from clock`)
}

/** A change in the inbox of a team. */
export interface TeamInboxChange extends InboxChange {
  teamId: string
}

/** As `recordChanges`, for several teams. Lock order: teams by id. This prevents deadlocks. */
export async function recordTeamChanges(tx: Db, changes: readonly TeamInboxChange[]): Promise<void> {
  const teams = [...new Set(changes.map(({ teamId }) => teamId))].sort()
  for (const team of teams)
    await recordChanges(
      tx,
      team,
      changes.filter(({ teamId }) => teamId === team),
    )
}

/** Adds a message to a thread that `receivedMessage` has updated in the same transaction. @returns its id */
export async function addMessage(
  tx: Db,
  message: Omit<typeof messages.$inferInsert, 'id' | 'mailedAt'>,
): Promise<string> {
  const id = newId('msg')
  // members receive no mail about a reply: another member of the team wrote it
  const mailedAt = message.kind === 'reply' ? sql`now()` : null
  await tx.insert(messages).values({ id, ...message, mailedAt })
  return id
}

/** The columns of a thread that receives a message: one message more, and back at the top of the inbox. */
export const receivedMessage = (lastKind: MessageKind, searchText = '') => ({
  messages: sql`${threads.messages} + 1`,
  lastKind,
  lastAt: sql`now()`,
  archivedAt: null,
  snoozedUntil: null,
  snoozedBy: null,
  // a notification that repeats adds nothing
  ...(searchText && {
    searchText: sql`case when strpos(${threads.searchText}, ${searchText}) > 0 then ${threads.searchText}
      else left(${threads.searchText} || ' ' || ${searchText}, ${maxSearchTextLength}) end`,
  }),
})

/** The search covers this many characters of a thread, from its beginning. */
const maxSearchTextLength = 20_000
