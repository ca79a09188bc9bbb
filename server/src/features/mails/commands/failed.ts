import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders } from '../../../schema/orders.ts'
import type { Told, Undelivered } from '../../inbox/commands.ts'
import { tellAll } from '../../inbox/commands.ts'
import { note } from '../../orders/commands/note.ts'
import type { MailRow } from '../queries.ts'
import { isOrderMail, isStillTrue } from '../rules.ts'

type Failed = Pick<MailRow, 'id' | 'orderId' | 'kind' | 'to' | 'subject' | 'reason'>

/**
 * Says where its team sees it that a mail was not sent: on the order's timeline and in the inbox, or in the thread that
 * it answers. What an address does not take is its order's matter; what could not be sent at all is the event's.
 * @param refused whether the other side would have none of it
 */
export async function tellFailed(tx: Db, mails: readonly Failed[], refused: boolean): Promise<void> {
  const found = new Map((await ordersOf(tx, mails)).map((order) => [order.orderId, order]))
  const told: Told[] = []
  const undelivered: Undelivered[] = []
  for (const mail of mails) {
    const { to, subject, reason } = mail
    const data = { to, subject, ...(reason !== null && { reason }) }
    const order = found.get(mail.orderId ?? '')
    if (!order) {
      undelivered.push({ mailId: mail.id, data })
      continue
    }
    const { teamId, eventId, orderId } = order
    await note(tx, orderId, { kind: 'mail-failed', detail: mail.kind })
    // nobody needs a mail that is no more true
    if (isOrderMail(mail.kind) && !isStillTrue(mail.kind, order.status)) continue
    const matter = refused ? { orderId, about: `mail:${orderId}` } : { about: `mail:${eventId}` }
    told.push({ teamId, eventId, ...matter, kind: 'mail-failing', data })
  }
  await tellAll(tx, told, undelivered)
}

const ordersOf = (tx: Db, mails: readonly Failed[]) =>
  tx
    .select({ orderId: orders.id, status: orders.status, teamId: orders.teamId, eventId: orders.eventId })
    .from(orders)
    .where(sql`${orders.id} = any(${sql.param(mails.map(({ orderId }) => orderId))}::text[])`)
