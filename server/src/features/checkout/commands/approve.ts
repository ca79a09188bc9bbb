import type { DecisionPreview } from '@foyer/contract/corrections'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { PaymentMethod } from '@foyer/contract/order-states'
import { eq, sql } from 'drizzle-orm'
import type { MayAudit } from '../../../lib/audit.ts'
import { auditedOr } from '../../../lib/audit.ts'
import type { Db } from '../../../lib/db.ts'
import { databaseNow } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { rolledBack } from '../../../lib/rolled-back.ts'
import type { Scope } from '../../../lib/scope.ts'
import { orders } from '../../../schema/orders.ts'
import { invalidateEventPage } from '../../inventory/commands/invalidate-event-page.ts'
import type { MailKind } from '../../mails/rules/mail-data.ts'
import { latestMailText } from '../../mails/service.tsx'
import { enqueueOrderMails } from '../../orders/commands/order-mails.ts'
import { awaitRest } from '../../orders/commands/settle-order.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { transitionOne } from '../commands.ts'
import { wayToPay } from '../service/way-to-pay.ts'
import { lockForAction } from './lock-for-action.ts'

type Deps = MailDeps & MayAudit

const onlyRequests = ['requested'] as const

/**
 * Approves a request: a free one is paid, any other waits for its payment from now on. Its statement changes a request
 * once, whatever others decide about it at the same time.
 * @throws ProblemError `not-found`; `transition-refused` when it is no request any more, or its buyer has no way to pay
 */
export async function approveOrder(db: Db, deps: Deps, scope: Scope, id: string): Promise<void> {
  await auditedOr(db, deps).transaction((tx) => approve(tx, deps, scope, id))
}

/** Which of some requests, by their ids, have a way to pay or are free. An approval refuses the others. */
export async function payableOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await ordersByIds(db, ids)
  const now = await databaseNow(db)
  return new Set(found.filter((each) => termsOf(each, now)).map(({ order }) => order.id))
}

/** The mail to the buyer that an approval would send. @throws ProblemError as `approveOrder` */
export const previewApproval = (db: Db, deps: Deps, scope: Scope, id: string): Promise<DecisionPreview> =>
  rolledBack(db, async (tx) => await presentPreview(tx, deps, id, await approve(tx, deps, scope, id)))

/** @returns the kind of the mail to the buyer */
async function approve(tx: Db, deps: Deps, scope: Scope, id: string): Promise<MailKind> {
  const found = await lockForAction(tx, scope, id, 'approve')
  const now = await databaseNow(tx)
  const terms = termsOf(found, now)
  if (!terms) throw new ProblemError('transition-refused')
  const details = { from: onlyRequests, by: scope, ...terms, method: terms.method ?? undefined }
  await transitionOne(tx, id, terms.dueAt ? 'pending' : 'paid', 'approved', details)
  if (terms.method === 'transfer') await awaitRest(tx, id, found.order.totalCents)
  // the mail replaces the reminders that were due until now
  await tx.update(orders).set({ remindedAt: sql`now()` }).where(eq(orders.id, id))
  const order = { ...found.order, paymentMethod: terms.method, dueAt: terms.dueAt ?? null }
  const kind = terms.dueAt ? 'orderApproved' : 'orderConfirmed'
  await enqueueOrderMails(tx, deps, [{ ...found, order, kind }])
  await invalidateEventPage(tx, found.event.id)
  return kind
}

async function presentPreview(tx: Db, deps: Deps, id: string, kind: MailKind): Promise<DecisionPreview> {
  const mail = await latestMailText(tx, deps, id, kind)
  return mail ? { mail } : {}
}

/**
 * How and until when an approved order is paid. One that can be paid by card only has no method until then.
 * @returns undefined when there is no way to pay
 */
function termsOf(found: OrderDetails, now: Date): { method: PaymentMethod | null; dueAt?: Date } | undefined {
  if (found.order.totalCents === 0) return { method: 'free' }
  const way = wayToPay(found, now)
  return way && { ...way, method: way.method === 'card' ? null : way.method }
}

/**
 * Declines a request and releases its seats. The reason goes to the buyer.
 * @throws ProblemError `not-found`; `transition-refused` when it is no request any more
 */
export async function declineOrder(
  db: Db,
  deps: Deps,
  scope: Scope,
  id: string,
  reason: string | undefined,
): Promise<void> {
  await auditedOr(db, deps).transaction((tx) => decline(tx, deps, scope, id, reason))
}

/** The mail to the buyer that declining would send. @throws ProblemError as `declineOrder` */
export const previewDecline = (
  db: Db,
  deps: Deps,
  scope: Scope,
  id: string,
  reason: string | undefined,
): Promise<DecisionPreview> =>
  rolledBack(db, async (tx) => {
    await decline(tx, deps, scope, id, reason)
    return await presentPreview(tx, deps, id, 'orderDeclined')
  })

async function decline(tx: Db, deps: Deps, scope: Scope, id: string, reason: string | undefined): Promise<void> {
  const found = await lockForAction(tx, scope, id, 'decline')
  await transitionOne(tx, id, 'cancelled', 'declined', { from: onlyRequests, by: scope, detail: reason })
  await enqueueOrderMails(tx, deps, [{ ...found, kind: 'orderDeclined', note: reason }])
  await invalidateEventPage(tx, found.event.id)
}
