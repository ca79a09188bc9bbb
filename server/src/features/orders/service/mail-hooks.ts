import type { OrderMailKind } from '@foyer/contract/mail-kinds'
import { orderMailKinds } from '@foyer/contract/mail-kinds'
import type { Db } from '../../../lib/db.ts'
import type { NamedFile } from '../../../lib/file.ts'
import type { MailHook, MailHooks } from '../../mails/rules.ts'
import { reportFailedMail } from '../commands/failed-mails.ts'
import { addTimelineEntry } from '../commands/timeline.ts'
import type { OrderDetails } from '../queries.ts'
import { hasOtherOrder, ordersByIds, ticketsOf } from '../queries.ts'
import { isStillTrue } from '../rules.ts'
import { cancelledCalendarFile, mailedCalendarFile } from './calendar.ts'
import { ticketsFile } from './tickets-file.ts'

const hookOf = (kind: OrderMailKind): MailHook => ({
  async beforeSend({ db, signer, secrets, publicUrl }, { orderId }) {
    const [found] = orderId === null ? [] : await ordersByIds(db, [orderId])
    if (!found || !isStillTrue(kind, found.order.status))
      return { outdated: `overtaken: the order is ${found?.order.status ?? 'gone'}` }
    if (kind === 'orderCancelled' || kind === 'orderRefunded')
      return { attachments: await cancelledFiles(db, found, publicUrl) }
    if (kind !== 'orderConfirmed') return { attachments: [] }
    // rendered for each attempt, so that the queue stores no ticket codes
    const tickets = await ticketsFile({ db, signer }, found, await ticketsOf(db, [found.order.id]))
    const calendar = mailedCalendarFile(found, { publicUrl, signer, secrets })
    return { attachments: calendar ? [tickets, calendar] : [tickets] }
  },
  async afterSent(tx, { orderId }) {
    if (orderId !== null) await addTimelineEntry(tx, orderId, { kind: 'mail-sent', detail: kind })
  },
  afterFailed: (tx, mail, refused) => reportFailedMail(tx, kind, mail, refused),
})

/** The event leaves the buyer's calendar, unless another order of theirs is for the same event. */
async function cancelledFiles(db: Db, found: OrderDetails, publicUrl: string): Promise<NamedFile[]> {
  const calendar = (await hasOtherOrder(db, found.order)) ? undefined : cancelledCalendarFile(found, publicUrl)
  return calendar ? [calendar] : []
}

/** The hooks of mails about orders: they attach tickets and calendar, and record the outcome on the order's timeline. */
export const orderMailHooks: MailHooks = Object.fromEntries(orderMailKinds.map((kind) => [kind, hookOf(kind)]))
