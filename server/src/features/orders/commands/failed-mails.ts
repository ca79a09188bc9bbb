import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders } from '../../../schema/orders.ts'
import { notify } from '../../inbox/commands.ts'
import type { MailFailure, SettledMail } from '../../mails/rules/mail-hooks.ts'
import { isStillTrue } from '../rules.ts'
import { addTimelineEntry } from './timeline.ts'

/**
 * Reports a failed mail about an order on the order's timeline and in the team's inbox. A refused address is a problem of
 * the order; a mail that could not be sent at all is a problem of the event, so that an outage gives one notification.
 */
export async function reportFailedMail(
  tx: Db,
  kind: OrderMailKind,
  { orderId, to, subject, reason }: SettledMail,
  failure: MailFailure,
): Promise<void> {
  const [order] = orderId === null ? [] : await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return
  await addTimelineEntry(tx, order.id, { kind: 'mail-failed', detail: kind })
  // an outdated mail was not meant to be sent: the team need not act
  if (!isStillTrue(kind, order.status)) return
  const { teamId, eventId } = order
  const data = { to, subject, ...(reason !== null && { reason }) }
  const topic =
    failure === 'refused' ? { orderId: order.id, dedupeKey: `mail:${order.id}` } : { dedupeKey: `mail:${eventId}` }
  await notify(tx, { teamId, eventId, ...topic, kind: 'mail-failing', data })
}
