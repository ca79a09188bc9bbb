import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderChange } from '@foyer/contract/order-changes'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'
import { orderById, ordersByIds } from '../queries.ts'
import { mailOfStatus } from '../rules.ts'
import { enqueueAttendeeMails } from './attendee-mails.ts'
import { isChange, mailMoved, movedTickets, moveOrder, storeDetails } from './change-details.ts'
import { lockOrder } from './lock-order.ts'
import { enqueueBuyerMail } from './order-mails.ts'
import { addTimelineEntry } from './timeline.ts'

/**
 * Corrects the details of an order for its team, at any time. Another email address of the buyer gets the mail about the
 * order. With `newCodes`, former tickets and links stop working: the door refuses them, and their pages say so. Another
 * address of an attendee gives that ticket a new code in any case.
 * @throws ProblemError `not-found`; `validation` for a ticket that was passed on; `transition-refused` when the order
 *   expired or was cancelled, or a ticket that is to get another attendee's address was used
 */
export async function changeDetailsByTeam(
  db: Db,
  deps: MailDeps,
  scope: Scope,
  id: string,
  { newCodes, ...change }: OrderChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order } = await orderById(tx, scope, id)
    const { found, tickets } = await lockOrder(tx, order)
    const { status } = found.order
    if (status !== 'requested' && status !== 'pending' && status !== 'paid')
      throw new ProblemError('transition-refused')
    const isPaid = status === 'paid'
    const email = change.email === found.order.email ? undefined : change.email
    if (isChange(found, tickets, change)) {
      const moved = await movedTickets(tx, tickets, change)
      await storeDetails(tx, id, change)
      const detail = email === undefined ? {} : { detail: `${found.order.email ?? ''} → ${email}` }
      await addTimelineEntry(tx, id, { kind: 'buyer-changed', by: scope, ...detail })
      const mailed = moved.filter(({ ticket }) => isPaid && ticket.email !== null)
      await enqueueAttendeeMails(tx, deps, found, 'ticketVoid', mailed)
      if (isPaid && !newCodes) await mailMoved(tx, deps, found, moved, mailed)
    }
    const to = email ?? found.order.email
    if (newCodes && to !== null) await moveOrder(tx, deps, found, to, scope)
    else if (email !== undefined) await changeEmail(tx, deps, id, email)
  })
}

/** Sends the mail about the order to another address; the former link and codes stay valid. */
async function changeEmail(tx: Db, deps: MailDeps, id: string, email: string): Promise<void> {
  await tx.update(orders).set({ email }).where(eq(orders.id, id))
  const [changed] = await ordersByIds(tx, [id])
  if (!changed) return
  const kind = mailOfStatus(changed.order)
  if (kind) await enqueueBuyerMail(tx, deps, { ...changed, kind })
}
