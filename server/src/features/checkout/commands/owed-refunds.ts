import { Currency } from '@foyer/contract/currency'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { RefundAccount, RefundSent } from '@foyer/contract/order-money'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { refunds } from '../../../schema/payments.ts'
import { notify } from '../../inbox/commands.ts'
import { lockOrderById } from '../../orders/commands/lock-order.ts'
import { recordRefunded } from '../../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { ordersByIds, refundsOf } from '../../orders/queries.ts'
import { owedCentsOf, refundAccountRecord } from '../../orders/rules.ts'
import { refundAccountOf } from '../../orders/service/refund-account.ts'
import { todayAt } from '../queries.ts'
import { lockInventoryAndOrderInScope } from './lock-for-action.ts'

const isOwed = (orderId: string) => and(eq(refunds.orderId, orderId), eq(refunds.state, 'owed'))

/** Locks an order, then its owed refunds, until the transaction ends. */
async function lockOwed(tx: Db, orderId: string): Promise<{ id: string }[]> {
  await lockOrderById(tx, orderId)
  return await tx.select({ id: refunds.id }).from(refunds).where(isOwed(orderId)).orderBy(asc(refunds.id)).for('update')
}

/**
 * Stores the buyer's bank account, encrypted, with the refunds that the team owes, and notifies the team. A later call
 * replaces it; the same account again changes nothing.
 * @throws ProblemError `transition-refused` when the team owes nothing: no account is stored without need
 */
export async function saveRefundAccount(
  db: Db,
  { secrets }: Pick<Infra, 'secrets'>,
  orderId: string,
  account: RefundAccount,
): Promise<void> {
  await db.transaction(async (tx) => {
    const owed = await lockOwed(tx, orderId)
    if (owed.length === 0) throw new ProblemError('transition-refused')
    const all = await refundsOf(tx, orderId)
    const before = refundAccountOf(secrets, all)
    for (const { id } of owed)
      await tx
        .update(refunds)
        .set({ account: secrets.encrypt(JSON.stringify(account), refundAccountRecord(id)) })
        .where(eq(refunds.id, id))
    if (before?.iban === account.iban && before.holder === account.holder) return
    await addTimelineEntry(tx, orderId, { kind: 'refund-account' })
    await notifyOfAccount(tx, orderId, owedCentsOf(all), before !== undefined)
  })
}

/** Notifies the team, without the account: who may see it opens the order. */
async function notifyOfAccount(tx: Db, orderId: string, amountCents: number, changed: boolean): Promise<void> {
  const [found] = await ordersByIds(tx, [orderId])
  if (!found) return
  const { teamId, eventId, number, currency } = found.order
  const data = { number, amountCents, currency: Currency.parse(currency), changed }
  await notify(tx, { teamId, eventId, orderId, dedupeKey: `refund-account:${orderId}`, kind: 'refund-account', data })
}

/**
 * Records that the team has transferred the refunds which it owed for an order, deletes the buyer's bank account, and
 * mails the buyer. Of several calls at once, one succeeds.
 * @param sent `sentOn`: the day of the transfer, YYYY-MM-DD; `owedCents`: its amount
 * @throws ProblemError `not-found`; `validation` for a day in the future, in the event's time zone; `transition-refused`
 *   when nothing is owed; `stale` when another amount is owed, such as after a late transfer was recorded
 */
export async function recordSentRefund(
  db: Db,
  deps: MailDeps,
  scope: Scope,
  orderId: string,
  { sentOn, owedCents }: RefundSent,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockInventoryAndOrderInScope(tx, scope, orderId)
    if (sentOn > (await todayAt(tx, found.event.id)))
      throw new ProblemError('validation', { errors: [fault('body.sentOn', 'in-future')] })
    const sent = await tx
      .update(refunds)
      .set({ state: 'done', sentOn, account: null })
      .where(isOwed(orderId))
      .returning({ amountCents: refunds.amountCents, shares: refunds.shares })
    if (sent.length === 0) throw new ProblemError('transition-refused')
    if (sent.reduce((sum, { amountCents }) => sum + amountCents, 0) !== owedCents) throw new ProblemError('stale')
    for (const { amountCents, shares } of sent) {
      await recordRefunded(tx, { orderId, method: 'transfer', amountCents, shares })
      await addTimelineEntry(tx, orderId, { kind: 'refunded', by: scope, amountCents })
    }
    await enqueueOrderMails(tx, deps, [{ ...found, kind: 'refundSent' }])
  })
}
