import { ProblemError } from '@foyer/contract/http/problem-error'
import type { PaymentMethod } from '@foyer/contract/order-states'
import { isInPerson } from '@foyer/contract/order-states'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { databaseNow } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import { isCodeUsedSince } from '../../inventory/queries/codes.ts'
import { addAdjustments } from '../../orders/commands/add-adjustments.ts'
import { moveMoney } from '../../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { awaitRest } from '../../orders/commands/settle-order.ts'
import { ledgerOf } from '../../orders/queries/ledger.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { feesTakenBack } from '../../orders/rules/corrections.ts'
import { balanceCentsOf, dueCentsOf, liveTickets } from '../../orders/rules/ledger.ts'
import { transitionOne } from '../commands.ts'
import { paymentDue, wayToPay } from '../service/way-to-pay.ts'
import { lockForAction } from './lock-for-action.ts'

/**
 * Reactivates a cancelled or expired order: one that has nothing left to pay is paid at once, any other waits for its payment.
 * @throws ProblemError `not-found`; `transition-refused`, also when there is no way to pay; `sold-out` when its seats are
 *   gone; `code-used-by-email` when its code was used since
 */
export async function reactivateOrder(db: Db, deps: MailDeps, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockForAction(tx, scope, id, 'reactivate')
    if (await isCodeUsedSince(tx, found.order)) throw new ProblemError('code-used-by-email')
    const totalCents = await takeBackFees(tx, id)
    const balanceCents = balanceCentsOf({ ...(await ledgerOf(tx, id)), status: 'pending' })
    const priced = { ...found, order: { ...found.order, totalCents, unsettledCents: balanceCents } }
    const terms = termsOf(priced, balanceCents, await databaseNow(tx))
    if (!terms) throw new ProblemError('transition-refused')
    const { method, dueAt } = terms
    await transitionOne(tx, id, dueAt ? 'pending' : 'paid', 'reactivated', { by: scope, ...terms })
    await moveMoney(tx, id)
    if (dueAt && method === 'transfer') await awaitRest(tx, id, balanceCents)
    // the mail replaces the reminders that were due until now
    await tx.update(orders).set({ remindedAt: sql`now()` }).where(eq(orders.id, id))
    const order = { ...found.order, totalCents, paymentMethod: method, dueAt: dueAt ?? null }
    const kind = dueAt ? 'paymentInstructions' : 'orderConfirmed'
    // a payment in person is taken by a member: no mail asks for it
    if (!dueAt || !isInPerson(method)) await enqueueOrderMails(tx, deps, [{ ...found, order, kind }])
    await invalidateEventPage(tx, found.event.id)
  })
}

/**
 * How and until when the order is paid: as its buyer can pay online, if it has an email address; otherwise in person, if it
 * was paid so before.
 * @returns undefined when there is no way to pay
 */
function termsOf(
  found: OrderDetails,
  balanceCents: number,
  now: Date,
): { method: PaymentMethod; dueAt?: Date } | undefined {
  const { paymentMethod, email } = found.order
  // the order is free, or the team has kept as much as it costs
  if (balanceCents <= 0) return { method: paymentMethod ?? 'free' }
  const way = email === null ? undefined : wayToPay(found, now)
  if (way) return way
  const dueAt = paymentDue(found.event, now)
  return dueAt && isInPerson(paymentMethod) ? { method: paymentMethod, dueAt } : undefined
}

/** Takes back the fees of a cancelled order, so that it costs what it did before. @returns its total */
async function takeBackFees(tx: Db, id: string): Promise<number> {
  const ledger = await ledgerOf(tx, id)
  await addAdjustments(tx, id, feesTakenBack({ ...ledger, tickets: liveTickets(ledger) }))
  const totalCents = dueCentsOf({ ...(await ledgerOf(tx, id)), status: 'pending' })
  await tx.update(orders).set({ totalCents }).where(eq(orders.id, id))
  return totalCents
}
