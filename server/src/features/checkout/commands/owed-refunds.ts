import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { RefundAccount } from '@foyer/contract/orders'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { refunds } from '../../../schema/orders.ts'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { orderById } from '../../orders/queries.ts'
import { refundAccountRecord } from '../../orders/rules.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl' | 'signer'>

const isOwed = (orderId: string) => and(eq(refunds.orderId, orderId), eq(refunds.state, 'owed'))

/**
 * Stores the buyer's bank account, encrypted, with the refunds that the team owes. A later call replaces it.
 * @throws ProblemError `transition-refused` when the team owes nothing: no account is stored without need
 */
export async function saveRefundAccount(
  db: Db,
  { secrets }: Pick<Infra, 'secrets'>,
  orderId: string,
  account: RefundAccount,
): Promise<void> {
  await db.transaction(async (tx) => {
    const owed = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(isOwed(orderId))
      .orderBy(asc(refunds.id))
      .for('update')
    if (owed.length === 0) throw new ProblemError('transition-refused')
    for (const { id } of owed)
      await tx
        .update(refunds)
        .set({ account: secrets.encrypt(JSON.stringify(account), refundAccountRecord(id)) })
        .where(eq(refunds.id, id))
    await addTimelineEntry(tx, orderId, { kind: 'refund-account' })
  })
}

/**
 * Records that the team has transferred the refunds which it owed for an order, deletes the buyer's bank account, and
 * mails the buyer. Of several calls at once, one succeeds.
 * @param sentOn the day of the transfer, YYYY-MM-DD
 * @throws ProblemError `not-found`; `validation` for a day in the future, in the event's time zone; `transition-refused`
 *   when nothing is owed
 */
export async function recordSentRefund(
  db: Db,
  deps: Deps,
  scope: Scope,
  orderId: string,
  sentOn: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await orderById(tx, scope, orderId)
    if (sentOn > (await today(tx, found.event.id)))
      throw new ProblemError('validation', { errors: [fault('body.sentOn', 'in-future')] })
    const sent = await tx
      .update(refunds)
      .set({ state: 'done', sentOn, account: null })
      .where(isOwed(orderId))
      .returning({ amountCents: refunds.amountCents })
    if (sent.length === 0) throw new ProblemError('transition-refused')
    for (const { amountCents } of sent)
      await addTimelineEntry(tx, orderId, { kind: 'refunded', by: scope.account, amountCents })
    await enqueueOrderMails(tx, deps, [{ ...found, kind: 'refundSent' }])
  })
}

/** The current day where an event takes place, YYYY-MM-DD, by the database's clock. */
async function today(db: Db, eventId: string): Promise<string> {
  const [row] = await db
    .select({ day: sql<string>`to_char(now() at time zone ${events.timeZone}, 'YYYY-MM-DD')` })
    .from(events)
    .where(eq(events.id, eventId))
  return row?.day ?? ''
}
