import type { BoxOfficeOrder } from '@foyer/contract/box-office'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { PaymentMethod } from '@foyer/contract/order-states'
import { isWaived } from '@foyer/contract/order-states'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { MailDeps } from '../../lib/infra.ts'
import type { Scope } from '../../lib/scope.ts'
import { payments } from '../../schema/payments.ts'
import { eventById } from '../events/queries.ts'
import { transitionOrders } from '../inventory/commands/transition-orders.ts'
import { codeUsedByEmail } from '../inventory/rules.ts'
import { reserveAtBoxOffice } from '../inventory/service/reserve-at-box-office.ts'
import { recordReceived } from '../orders/commands/money-entries.ts'
import { enqueueOrderMails } from '../orders/commands/order-mails.ts'
import type { OrderDetails } from '../orders/queries.ts'
import { ordersByIds } from '../orders/queries.ts'
import { transferDue } from '../orders/service/transfer-due.ts'

/**
 * Places an order for a buyer, in one transaction: reserves its seats with the statements of the public sale, completes
 * it, and stores payment and mail.
 * @returns its id
 * @throws ProblemError `not-found`; `sold-out` with the number of seats left; `validation`, also when the email address has
 *   used the code
 */
export async function placeOrder(
  db: Db,
  deps: MailDeps,
  scope: Scope,
  eventId: string,
  ordered: BoxOfficeOrder,
): Promise<string> {
  return await db.transaction(async (tx) => {
    const { slug } = await eventById(tx, scope, eventId)
    const { id } = await reserveAtBoxOffice(tx, slug, { ...ordered, free: isWaived(ordered.method) })
    const [found] = await ordersByIds(tx, [id])
    if (!found) throw new ProblemError('not-found')
    const method = methodOf(found, ordered)
    const order = { ...found.order, ...buyerOf(ordered), paymentMethod: method, dueAt: dueAtOf(found, ordered, method) }
    const isDue = order.dueAt !== null
    const limitsCodes = order.codeId !== null && order.email !== null
    const transition = {
      to: isDue ? 'pending' : 'paid',
      from: ['reserved'],
      timelineEntry: 'placed',
      limitsCodes,
    } as const
    const placed = await transitionOrders(tx, transition, [
      { id, buyer: { ...buyerOf(ordered), method }, dueAt: order.dueAt ?? undefined, by: scope },
    ])
    if (limitsCodes && placed.length === 0) throw codeUsedByEmail()
    await storePayment(tx, { id, totalCents: order.totalCents, method, isDue })
    const kind = isDue ? 'paymentInstructions' : 'orderConfirmed'
    await enqueueOrderMails(tx, deps, [{ ...found, order: { ...order, status: isDue ? 'pending' : 'paid' }, kind }])
    return id
  })
}

const buyerOf = ({ name, email }: BoxOfficeOrder) => ({ name: name ?? null, email: email ?? null })

const methodOf = ({ order }: OrderDetails, { method }: BoxOfficeOrder): PaymentMethod =>
  !isWaived(method) && order.totalCents === 0 ? 'free' : method

/** The deadline of a bank transfer; null when nothing is due. @throws ProblemError `validation` when there can be no transfer */
function dueAtOf({ event, team, now }: OrderDetails, { email }: BoxOfficeOrder, method: PaymentMethod): Date | null {
  if (method !== 'transfer') return null
  const dueAt = transferDue(event, now)
  const errors = [
    ...(email === undefined ? [fault('body.email', 'required')] : []),
    ...(team.bank === null || dueAt <= now ? [fault('body.method', 'not-offered')] : []),
  ]
  if (errors.length > 0) throw new ProblemError('validation', { errors })
  return dueAt
}

async function storePayment(
  tx: Db,
  { id: orderId, totalCents, method, isDue }: { id: string; totalCents: number; method: PaymentMethod; isDue: boolean },
): Promise<void> {
  if (totalCents === 0) return
  const payment = { id: newId('pay'), orderId, method, amountCents: totalCents }
  await tx.insert(payments).values({ ...payment, state: isDue ? 'pending' : 'confirmed' })
  if (!isDue) await recordReceived(tx, payment)
}
