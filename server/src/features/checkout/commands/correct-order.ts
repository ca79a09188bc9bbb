import type { CorrectionPreview, PartialRefund, TicketCancellation } from '@foyer/contract/corrections'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { BuyerMailKind } from '@foyer/contract/mail-kinds'
import { taxesOf } from '@foyer/contract/price'
import type { MayAudit } from '../../../lib/audit.ts'
import { auditedOr } from '../../../lib/audit.ts'
import type { Author } from '../../../lib/author.ts'
import { authorColumns } from '../../../lib/author.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import { rolledBack } from '../../../lib/rolled-back.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { CorrectionPlan } from '../../../schema/json/order-money.ts'
import { orderCorrections } from '../../../schema/order-corrections.ts'
import { lockInventory } from '../../inventory/commands/lock-inventory.ts'
import { latestMailText } from '../../mails/service.tsx'
import type { Correction } from '../../orders/commands/apply-correction.ts'
import { applyCorrection } from '../../orders/commands/apply-correction.ts'
import { createRefund } from '../../orders/commands/create-refund.ts'
import type { AddOnOrder } from '../../orders/queries/add-on-orders.ts'
import { addOnOrdersOf } from '../../orders/queries/add-on-orders.ts'
import { correctionById, correctionByKey, ledgerOf } from '../../orders/queries/ledger.ts'
import type { OrderDetails } from '../../orders/queries.ts'
import { orderById } from '../../orders/queries.ts'
import { planCancellation, planRefund } from '../../orders/rules/corrections.ts'
import type { Ledger } from '../../orders/rules/ledger.ts'
import { dueCentsOf, dueLines, refundedCentsOf } from '../../orders/rules/ledger.ts'
import { endCardPayment } from '../../payments/commands/end-card-payment.ts'
import { sendRefundsOf } from '../../payments/commands/send-refunds.ts'
import type { OrderAction } from './lock-for-action.ts'
import { lockForAction, orderForAction } from './lock-for-action.ts'

type Deps = MailDeps & Pick<Infra, 'stripe' | 'log'> & MayAudit

/** A request's `Idempotency-Key`, hashed, with the hash of the request. */
interface Idempotency {
  key: string
  requestHash: string
}

/** Makes the plan of a correction. @throws ProblemError when the order does not allow it */
type Planner = (ledger: Ledger) => CorrectionPlan

/** Plans the cancellation of tickets. The planner throws `transition-refused`, `validation` for a fee that is too high. */
export const cancellationOf =
  (request: TicketCancellation): Planner =>
  (ledger) => {
    const plan = planCancellation(ledger, request)
    if (plan === 'fee') throw new ProblemError('validation', { errors: [fault('body.feeCents', 'too-big')] })
    if (!plan) throw new ProblemError('transition-refused')
    return plan
  }

/** Plans a refund without a cancellation. The planner throws `stale`, `validation` for an amount that is too high. */
export const refundOf =
  (request: PartialRefund): Planner =>
  (ledger) => {
    if (refundedCentsOf(ledger.refunds) !== request.refundedCents) throw new ProblemError('stale')
    const plan = planRefund(ledger, request)
    if (!plan) throw new ProblemError('validation', { errors: [fault('body.amountCents', 'too-big')] })
    return plan
  }

/** A correction of an order that a member asks for. */
export interface CorrectionRequest {
  action: Extract<OrderAction, 'cancel-tickets' | 'refund-part'>
  plan: Planner
}

/**
 * Corrects an order: at once, or once Stripe has accepted the refund of a card. A repeated call with the same key changes
 * nothing.
 * @throws ProblemError `not-found`, `transition-refused`, `stale`, `validation`; `refund-refused` with Stripe's reason when
 *   Stripe refuses the refund, with the order as it was; `unavailable` when a card payment is open and Stripe is
 *   unreachable; `idempotency-mismatch`
 */
export async function correctOrder(
  db: Db,
  deps: Deps,
  scope: Scope,
  orderId: string,
  { idempotency, ...request }: CorrectionRequest & { idempotency: Idempotency | undefined },
): Promise<void> {
  const { order } = await orderById(db, scope, orderId)
  if (order.status === 'pending' || order.status === 'paid') await endCardPayment(db, deps, orderId)
  await carryOut(db, deps, orderId, {
    by: scope,
    lock: async (tx) => lockInventory(tx, (await orderById(tx, scope, orderId)).event.id),
    plan: async (tx) => {
      await orderForAction(tx, scope, orderId, allowedBy(order, request.action))
      return request.plan(await ledgerOf(tx, orderId))
    },
    idempotency,
  })
}

// an add-on order has no tickets to cancel one by one, but its add-ons are refunded as tickets are
const allowedBy = ({ mainId }: OrderDetails['order'], action: CorrectionRequest['action']): OrderAction =>
  mainId !== null && action === 'cancel-tickets' ? 'refund' : action

interface Requested {
  /** The member who asks for it; absent when the buyer does. */
  by: Author | undefined
  /** Locks the event's inventory and checks who asks. */
  lock(tx: Db): Promise<unknown>
  /** Makes the plan, under the lock. */
  plan(tx: Db): Promise<CorrectionPlan>
  /** Runs last in the transaction that stores the correction. */
  stored?(tx: Db): Promise<void>
  idempotency: Idempotency | undefined
}

/** Carries out a correction for a member or the buyer. @throws ProblemError as `correctOrder`, and what the plan throws */
export async function carryOut(
  db: Db,
  deps: Deps,
  orderId: string,
  { by, lock, plan, stored, idempotency }: Requested,
): Promise<void> {
  const id = await auditedOr(db, deps)
    .transaction(async (tx) => {
      await lock(tx)
      const repeated = idempotency && (await repeatedCorrection(tx, orderId, idempotency))
      if (repeated !== undefined) throw new Repeated(repeated)
      const correction = await storeCorrection(tx, deps, { orderId, by, plan: await plan(tx) }, idempotency)
      await stored?.(tx)
      return correction
    })
    .catch((error: unknown) => {
      if (error instanceof Repeated) return error.correction
      throw error
    })
  const { state } = (await correctionById(db, id)) ?? {}
  if (state === 'requested') await sendRefundsOf(db, deps, id)
  const settled = await correctionById(db, id)
  if (settled?.state === 'refused')
    throw new ProblemError('refund-refused', settled.reason === null ? {} : { detail: settled.reason })
}

/** Ends the transaction of a repeated request, so that it leaves nothing. */
class Repeated extends Error {
  readonly correction: string
  constructor(correction: string) {
    super('The correction was made by an earlier request')
    this.correction = correction
  }
}

/** @returns the id of the correction that an earlier request with this key has made */
async function repeatedCorrection(
  tx: Db,
  orderId: string,
  { key, requestHash }: Idempotency,
): Promise<string | undefined> {
  const found = await correctionByKey(tx, orderId, key)
  if (found && found.requestHash !== requestHash) throw new ProblemError('idempotency-mismatch')
  return found?.id
}

async function storeCorrection(
  tx: Db,
  deps: Deps,
  requested: Omit<Correction, 'id'>,
  idempotency: Idempotency | undefined,
): Promise<string> {
  const { plan, orderId, by } = requested
  const byCard = plan.refunds.filter(({ method }) => method === 'card')
  const correction = await insertCorrection(tx, requested, idempotency)
  for (const refund of byCard) await createRefund(tx, { ...refund, orderId, correctionId: correction.id }, by)
  if (byCard.length === 0) await applyCorrection(tx, deps, correction)
  return correction.id
}

async function insertCorrection(
  tx: Db,
  requested: Omit<Correction, 'id'>,
  idempotency?: Idempotency,
): Promise<Correction> {
  const correction = { id: newId('cor'), ...requested }
  await tx.insert(orderCorrections).values({
    ...correction,
    ...authorColumns(requested.by),
    state: 'requested',
    idempotencyKey: idempotency?.key,
    requestHash: idempotency?.requestHash,
  })
  return correction
}

/**
 * Shows what a correction would do: carries it out in a transaction that is rolled back. No card provider is asked.
 * @throws ProblemError as `correctOrder`, but not `refund-refused` and `unavailable`
 */
export async function previewCorrection(
  db: Db,
  deps: Deps,
  scope: Scope,
  orderId: string,
  { action, plan: planFor }: CorrectionRequest,
): Promise<CorrectionPreview> {
  return await rolledBack(db, async (tx) => {
    const { order } = await orderById(tx, scope, orderId)
    const found = await lockForAction(tx, scope, orderId, allowedBy(order, action))
    const plan = planFor(await ledgerOf(tx, orderId))
    const kind = await applyCorrection(tx, deps, await insertCorrection(tx, { orderId, plan, by: scope }))
    return await presentPreview(tx, deps, found, { plan, kind })
  })
}

async function presentPreview(
  tx: Db,
  deps: Deps,
  { order }: OrderDetails,
  { plan, kind }: { plan: CorrectionPlan; kind: BuyerMailKind },
): Promise<CorrectionPreview> {
  const ledger = await ledgerOf(tx, order.id)
  const mail = order.email === null ? undefined : await latestMailText(tx, deps, order.id, kind)
  const addOnOrders = await ordersThatLose(tx, order.id, plan)
  const lines = dueLines(ledger).map((line) => ({ ...line, typeName: '' }))
  return {
    dueCents: dueCentsOf(ledger),
    taxes: taxesOf(lines),
    refunds: plan.refunds.map(({ method, amountCents }) => ({ method, amountCents })),
    ...(addOnOrders.length > 0 && { addOnOrders: addOnOrders.map(({ order }) => order.number) }),
    ...(addOnOrders.some(keepsFee) && { keepsAddOnFee: true as const }),
    ...(mail && { mail }),
  }
}

/** The add-on orders for tickets that a correction cancels. */
async function ordersThatLose(tx: Db, orderId: string, { ticketIds }: CorrectionPlan): Promise<AddOnOrder[]> {
  const addOnOrders = ticketIds.length === 0 ? [] : await addOnOrdersOf(tx, orderId)
  return addOnOrders
    .filter(({ order }) => order.status !== 'cancelled')
    .filter(({ items }) => items.some(({ ticket }) => ticket.addOnOf !== null && ticketIds.includes(ticket.addOnOf)))
}

/** Whether money was paid for a fee that the team keeps: an order that was not paid has no fee once it is cancelled. */
const keepsFee = ({ order, items }: AddOnOrder): boolean =>
  order.status === 'paid' && items.some(({ type }) => type.kept)
