import { ProblemError } from '@foyer/contract/http/problem-error'
import type { BuyerMailKind } from '@foyer/contract/mail-kinds'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { OrderDetails } from '../queries.ts'
import { orderById, refundsOf } from '../queries.ts'
import { expiryMailOf } from '../rules/expiry-mail.ts'
import { actionsOf, mailOfStatus } from '../rules.ts'
import { enqueueOrderMails } from './order-mails.ts'
import { addTimelineEntry } from './timeline.ts'

/**
 * Queues the mail about an order's current status again.
 * @returns the id of the mail
 * @throws ProblemError `not-found`, `transition-refused`
 */
export async function resendMail(db: Db, deps: MailDeps, scope: Scope, id: string): Promise<string | undefined> {
  return await db.transaction(async (tx) => {
    const found = await orderById(tx, scope, id)
    if (!actionsOf(found.order, 0).includes('resend')) throw new ProblemError('transition-refused')
    const kind = await statusMailOf(tx, found)
    const [mail] = await enqueueOrderMails(tx, deps, [{ ...found, kind }])
    await addTimelineEntry(tx, id, { kind: 'mail-queued', by: scope, detail: kind })
    return mail
  })
}

/** The kind of mail that reports the current status of an order. */
async function statusMailOf(db: Db, { order }: OrderDetails): Promise<BuyerMailKind> {
  const kind = mailOfStatus(order)
  if (kind) return kind
  const last = (await refundsOf(db, order.id)).at(-1)
  if (!last) return order.status === 'expired' ? expiryMailOf(order) : 'orderCancelled'
  if (last.sentOn !== null) return 'refundSent'
  // the money of an order that was never paid, or was no longer open, came too late
  return order.paidAt === null || last.receivedOn !== null ? 'paymentTooLate' : 'orderRefunded'
}
