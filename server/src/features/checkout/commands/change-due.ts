import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { DueChange } from '@foyer/contract/order-changes'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { databaseNow } from '../../../lib/db.ts'
import { endOf, endOfDay } from '../../../lib/end-of-day.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { lockForAction } from './lock-for-action.ts'

/**
 * Changes the deadline of a bank transfer to the end of a day in the event's time zone, at the latest to the start of the
 * event, and mails the buyer. The buyer is reminded again before it.
 * @throws ProblemError `not-found`; `transition-refused` when the order awaits no transfer; `validation` for a day that has
 *   passed or comes after the event
 */
export async function changeDue(
  db: Db,
  deps: MailDeps,
  scope: Scope,
  orderId: string,
  { dueOn }: DueChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockForAction(tx, scope, orderId, 'change-due')
    const { event } = found
    const endOfDue = endOf(dueOn, event.timeZone)
    const isBeforeEvent = event.dateTba || endOfDue < event.date
    const dueAt = isBeforeEvent ? endOfDue : event.date
    const startsLater = endOfDay(event.date, event.timeZone, 0) < endOfDue
    if (dueAt <= (await databaseNow(tx)) || (!isBeforeEvent && startsLater))
      throw new ProblemError('validation', { errors: [fault('body.dueOn', 'not-allowed')] })
    await tx
      .update(orders)
      .set({ dueAt, remindedAt: null })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
    await addTimelineEntry(tx, orderId, { kind: 'due-changed', by: scope, detail: dueOn })
    const order = { ...found.order, dueAt }
    await enqueueOrderMails(tx, deps, [{ ...found, order, kind: 'paymentDueChanged' }])
  })
}
