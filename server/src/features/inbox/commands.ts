import type { ToldData } from '@foyer/contract/inbox'
import type { ToldKind } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { events } from '../../schema/events.ts'
import { messages, threads } from '../../schema/inbox.ts'
import { orders } from '../../schema/orders.ts'
import { addMessage, comesIn, noteChanges } from './commands/record.ts'

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

/**
 * Tells a team something in its inbox, in the transaction of what happened. To be called last there: until the
 * transaction ends nobody else writes to this inbox. A thread that was archived or snoozed comes back with it.
 */
export async function tell(tx: Db, { teamId, eventId, orderId, about, kind, data }: Told): Promise<void> {
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
  await noteChanges(tx, teamId, [{ threadId: thread.id, kind }])
}

/** Says in a thread that the answer which went out by mail did not arrive. */
export async function tellUndelivered(tx: Db, mailId: string, data: ToldData['mail-failing']): Promise<void> {
  const kind = 'mail-failing'
  const [thread] = await tx
    .update(threads)
    .set(comesIn(kind))
    .where(sql`${threads.id} = (select m.thread_id from ${messages} m where m.mail_id = ${mailId})`)
    .returning({ id: threads.id, teamId: threads.teamId, position: threads.messages })
  if (!thread) return
  await addMessage(tx, { threadId: thread.id, position: thread.position, kind, data })
  await noteChanges(tx, thread.teamId, [{ threadId: thread.id, kind }])
}
