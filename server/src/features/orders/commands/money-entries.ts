import type { PaymentMethod } from '@foyer/contract/order-states'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { MoneyShare } from '../../../schema/json/order-money.ts'
import { moneyEntries } from '../../../schema/payments.ts'
import { awaitsFirstMoney, ledgerOf } from '../queries/ledger.ts'
import { movedShares, receivedShares, refundedShares, takenBackShares } from '../rules/held-shares.ts'
import { dueLines, hasArrived } from '../rules/ledger.ts'
import { negative } from '../rules/money-shares.ts'
import { fixRounding } from './fix-rounding.ts'

interface Money {
  orderId: string
  method: PaymentMethod
  amountCents: number
}

interface Received extends Money {
  /** The id of the payment. */
  id: string
}

interface Refunded extends Money {
  /** The parts of the refund by ticket type and tax rate; null: of what the order has when the money goes back. */
  shares: MoneyShare[] | null
}

/**
 * Records money that has arrived. Belongs in the transaction that confirms the payment, needed by the order or not.
 * @returns its parts, as those of a refund of this payment
 */
export async function recordReceived(tx: Db, payment: Received): Promise<MoneyShare[] | null> {
  const { id, orderId, method, amountCents } = payment
  const shares = await sharesOfReceived(tx, payment)
  const values = { id: newId('mon'), orderId, method, receivedCents: amountCents, shares, paymentId: id }
  await tx.insert(moneyEntries).values(values)
  return shares
}

/** Records that money has not arrived after all: reverses the entry of a payment. Belongs in the transaction that removes it. */
export async function recordNotReceived(tx: Db, { id, orderId, method, amountCents }: Received): Promise<void> {
  const [entry] = await tx
    .select()
    .from(moneyEntries)
    .where(and(eq(moneyEntries.paymentId, id), gt(moneyEntries.receivedCents, 0)))
  const shares = entry ? takenBackShares(await ledgerOf(tx, orderId), entry) : null
  const values = { id: newId('mon'), orderId, method, receivedCents: 0 - amountCents, shares, paymentId: id }
  await tx.insert(moneyEntries).values(values)
  await moveMoney(tx, orderId)
}

/**
 * Records money that has gone back. Belongs in the transaction that sets the refund to `done`.
 */
export async function recordRefunded(tx: Db, refund: Refunded): Promise<void> {
  const { orderId, method, amountCents } = refund
  const shares = await sharesOfRefunded(tx, refund)
  await tx.insert(moneyEntries).values({ id: newId('mon'), orderId, method, refundedCents: amountCents, shares })
  await moveMoney(tx, orderId)
}

/** Takes back what `recordRefunded` has recorded, when a refund that was done fails after all. */
export async function recordNotRefunded(tx: Db, refund: Refunded): Promise<void> {
  const { orderId, method, amountCents } = refund
  const shares = refund.shares ?? receivedShares(await ledgerOf(tx, orderId), amountCents)
  const values = { orderId, method, refundedCents: 0 - amountCents, shares: negative(shares) }
  await tx.insert(moneyEntries).values({ id: newId('mon'), ...values })
  await moveMoney(tx, orderId)
}

/**
 * Moves the money of an order to the ticket types and tax rates of its lines, in an entry of no amount. So reports agree with
 * its documents after a change of its tickets. Belongs in the transaction of the change.
 */
export async function moveMoney(tx: Db, orderId: string): Promise<void> {
  const ledger = await ledgerOf(tx, orderId)
  const shares = movedShares(ledger)
  const last = ledger.payments.findLast(({ state }) => hasArrived(state))
  if (shares.length === 0 || !last) return
  await tx.insert(moneyEntries).values({ id: newId('mon'), orderId, method: last.method, shares })
}

/**
 * The parts of money that arrives; null where the report divides it: it is the first money of an order that has its first
 * tickets and rounds by their sum.
 */
async function sharesOfReceived(tx: Db, { orderId, amountCents }: Received): Promise<MoneyShare[] | null> {
  const rounding = await fixRounding(tx, orderId)
  if (rounding === 'gross-sum' && (await awaitsFirstMoney(tx, orderId))) return null
  return receivedShares(await ledgerOf(tx, orderId), amountCents)
}

/** The parts of money that goes back. */
async function sharesOfRefunded(tx: Db, { orderId, amountCents, shares }: Refunded): Promise<MoneyShare[]> {
  if (shares) return shares
  const ledger = await ledgerOf(tx, orderId)
  return refundedShares(ledger, dueLines(ledger), amountCents)
}
