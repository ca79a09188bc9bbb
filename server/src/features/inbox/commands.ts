import type { ToldData } from '@foyer/contract/inbox'
import type { ToldKind } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { events } from '../../schema/events.ts'
import { messages, threads } from '../../schema/inbox.ts'
import { orders } from '../../schema/orders.ts'
import type { TeamChange } from './commands/record.ts'
import { addMessage, comesIn, noteAll } from './commands/record.ts'

/** Something the team should hear of. */
export type Told = {
  [K in ToldKind]: {
    teamId: string
    eventId?: string
    orderId?: string
    /** What it is about: what was told about the same before is in the same thread. `site:evt_…` */
    about: string
    kind: K
    data: ToldData[K]
  }
}[ToldKind]

/** An answer to somebody who asked that did not arrive by mail. */
export interface Undelivered {
  mailId: string
  data: ToldData['mail-failing']
}

/**
 * Tells a team something in its inbox, in the transaction of what happened. To be called last there: until the
 * transaction ends nobody else writes to this inbox. A thread that was archived or snoozed comes back with it.
 */
export const tell = (tx: Db, told: Told): Promise<void> => tellAll(tx, [told])

/**
 * The same of several things, to any teams; and in its thread of each answer that did not arrive. First all threads,
 * then the teams, each in one order, as everybody does: so nobody waits for each other in a circle.
 */
export async function tellAll(tx: Db, all: readonly Told[], undelivered: readonly Undelivered[] = []): Promise<void> {
  await lockThreads(tx, all, undelivered)
  const changes: TeamChange[] = []
  // threads that are not there yet are made in one order, too
  for (const told of all.toSorted((a, b) => a.about.localeCompare(b.about))) changes.push(await writeTold(tx, told))
  for (const mail of undelivered) changes.push(...(await writeUndelivered(tx, mail)))
  await noteAll(tx, changes)
}

async function lockThreads(tx: Db, all: readonly Told[], undelivered: readonly Undelivered[]): Promise<void> {
  if (all.length + undelivered.length < 2) return
  const column = <T>(rows: readonly T[], of: (row: T) => string) => sql`${sql.param(rows.map(of))}::text[]`
  await tx.execute(sql`
    select id from ${threads} where (team_id, about) in (
        select * from unnest(${column(all, ({ teamId }) => teamId)}, ${column(all, ({ about }) => about)}))
      or id in (select m.thread_id from ${messages} m where m.mail_id = any(${column(undelivered, ({ mailId }) => mailId)}))
    order by id for update`)
}

async function writeTold(tx: Db, { teamId, eventId, orderId, about, kind, data }: Told): Promise<TeamChange> {
  const [thread] = await tx
    .insert(threads)
    .values({
      id: newId('thr'),
      teamId,
      eventId: eventId ?? null,
      orderId: orderId ?? null,
      about,
      messages: 1,
      lastKind: kind,
      searchText: sql`concat_ws(' ',
        (select ${events.searchText} from ${events} where ${events.id} = ${eventId ?? null}),
        (select lower(${orders.number}) from ${orders} where ${orders.id} = ${orderId ?? null}))`,
    })
    .onConflictDoUpdate({ target: [threads.teamId, threads.about], set: comesIn(kind) })
    .returning({ id: threads.id, position: threads.messages })
  // an insert that updates instead returns its row either way
  if (!thread) throw new Error(`no thread about ${about}`)
  await addMessage(tx, { threadId: thread.id, position: thread.position, kind, data })
  return { teamId, threadId: thread.id, kind }
}

/** @returns nothing for a mail that was no answer */
async function writeUndelivered(tx: Db, { mailId, data }: Undelivered): Promise<TeamChange[]> {
  const kind = 'mail-failing'
  const [thread] = await tx
    .update(threads)
    .set(comesIn(kind))
    .where(sql`${threads.id} = (select m.thread_id from ${messages} m where m.mail_id = ${mailId})`)
    .returning({ id: threads.id, teamId: threads.teamId, position: threads.messages })
  if (!thread) return []
  await addMessage(tx, { threadId: thread.id, position: thread.position, kind, data })
  return [{ teamId: thread.teamId, threadId: thread.id, kind }]
}
