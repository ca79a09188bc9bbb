import type { MessageKind } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { inboxChanges, inboxClocks, messages, threads } from '../../../schema/inbox.ts'

/** The channel on which processes tell each other that something happened in a team's inbox. Its payload is the team's id. */
export const inboxChannel = 'inbox'

/** Something that happened to a thread. */
export interface Change {
  threadId: string
  /** Of the message that came in, if one did. */
  kind?: MessageKind
  /** Whom alone it concerns. */
  userId?: string
}

/**
 * Writes down what happened in a team's inbox and wakes those who watch. The numbers follow the order of the commits:
 * the team's row in `inbox_clocks` is held until then. So it stands last in a transaction, where it makes nobody wait
 * for long.
 */
export async function noteChanges(tx: Db, teamId: string, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const column = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`
  await tx.execute(sql`
    with clock as (
      insert into ${inboxClocks} (team_id, last) values (${teamId}, ${changes.length})
      on conflict (team_id) do update set last = ${inboxClocks.last} + excluded.last returning last
    ), noted as (
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

/** Something that happened to a thread of a team. */
export interface TeamChange extends Change {
  teamId: string
}

/** The same of several teams: in one order, so that two who do it do not wait for each other in a circle. */
export async function noteAll(tx: Db, changes: readonly TeamChange[]): Promise<void> {
  const teams = [...new Set(changes.map(({ teamId }) => teamId))].sort()
  for (const team of teams)
    await noteChanges(
      tx,
      team,
      changes.filter(({ teamId }) => teamId === team),
    )
}

/** Adds a message to a thread whose row was just counted up. @returns its id */
export async function addMessage(
  tx: Db,
  message: Omit<typeof messages.$inferInsert, 'id' | 'mailedAt'>,
): Promise<string> {
  const id = newId('msg')
  // a reply is the team's own: no member is told of it by mail
  const mailedAt = message.kind === 'reply' ? sql`now()` : null
  await tx.insert(messages).values({ id, ...message, mailedAt })
  return id
}

/** What a message that comes in does to its thread: one more, at the top, back from archive and snooze. */
export const comesIn = (lastKind: MessageKind, words = '') => ({
  messages: sql`${threads.messages} + 1`,
  lastKind,
  lastAt: sql`now()`,
  archivedAt: null,
  snoozedUntil: null,
  snoozedBy: null,
  ...(words && { searchText: sql`left(${threads.searchText} || ' ' || ${words}, ${mostSearched})` }),
})

/** How much of a thread is searched. */
const mostSearched = 20_000
