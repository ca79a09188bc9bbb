import type { NotificationData } from '@foyer/contract/inbox'
import type { NotificationKind } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { events } from '../../schema/events.ts'
import { threads } from '../../schema/inbox.ts'
import { orders } from '../../schema/orders.ts'
import type { TeamInboxChange } from './commands/record-changes.ts'
import { addMessage, receivedMessage, recordTeamChanges } from './commands/record-changes.ts'
import { notificationText } from './service/notification-text.ts'

/** A system notification for a team. */
export type NewNotification = {
  [K in NotificationKind]: {
    teamId: string
    eventId?: string
    /** Instead of `eventId`, for a notification about one event or several. They may change from one to the next. */
    eventIds?: readonly string[]
    orderId?: string
    /** Notifications with the same key join one thread: `notion:evt_…` */
    dedupeKey: string
    kind: K
    data: NotificationData[K]
  }
}[NotificationKind]

/**
 * Adds a notification to a team's inbox, in the transaction of what happened. Call it last there: until the
 * transaction ends it blocks other writes to this inbox. An archived or snoozed thread returns to the inbox.
 */
export const notify = (tx: Db, notification: NewNotification): Promise<void> => notifyAll(tx, [notification])

/** As `notify`, for several notifications and teams. Lock order: threads by id, then teams. This prevents deadlocks. */
export async function notifyAll(tx: Db, notifications: readonly NewNotification[]): Promise<void> {
  await lockThreads(tx, notifications)
  const changes: TeamInboxChange[] = []
  // inserts lock new threads too, so they follow one order
  for (const each of notifications.toSorted((a, b) => a.dedupeKey.localeCompare(b.dedupeKey)))
    changes.push(await writeNotification(tx, each))
  await recordTeamChanges(tx, changes)
}

async function lockThreads(tx: Db, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length < 2) return
  const column = (of: (each: NewNotification) => string) => sql`${sql.param(notifications.map(of))}::text[]`
  await tx.execute(sql`
    select id from ${threads} where (team_id, dedupe_key) in (
      select * from unnest(${column(({ teamId }) => teamId)}, ${column(({ dedupeKey }) => dedupeKey)}))
    order by id for update`)
}

async function writeNotification(
  tx: Db,
  { teamId, eventId: single, eventIds = single ? [single] : [], orderId, dedupeKey, kind, data }: NewNotification,
): Promise<TeamInboxChange> {
  const eventId = eventIds.length === 1 ? (eventIds[0] ?? null) : null
  const searchText = notificationText(kind, data)
  const [thread] = await tx
    .insert(threads)
    .values({
      id: newId('thr'),
      teamId,
      eventId,
      orderId: orderId ?? null,
      dedupeKey,
      messages: 1,
      lastKind: kind,
      searchText: sql`concat_ws(' ', ${searchText}::text,
        (select string_agg(${events.searchText}, ' ') from ${events} where ${events.id} = any(${sql.param(eventIds)}::text[])),
        (select fold_for_search(${orders.number}) from ${orders} where ${orders.id} = ${orderId ?? null}))`,
    })
    .onConflictDoUpdate({
      target: [threads.teamId, threads.dedupeKey],
      set: { ...receivedMessage(kind, searchText), eventId },
    })
    .returning({ id: threads.id, position: threads.messages })
  // an upsert always returns its row
  if (!thread) throw new Error(`Inserting the thread ${dedupeKey} returned no row`)
  await addMessage(tx, { threadId: thread.id, position: thread.position, kind, data })
  return { teamId, threadId: thread.id, kind }
}
