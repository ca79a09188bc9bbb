import type { PaymentMethod } from '@foyer/contract/order-states'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { MoneyShare } from '../../../schema/json/order-money.ts'
import { moneyEntries } from '../../../schema/payments.ts'
import { isCorrected, ledgerOf } from '../queries/ledger.ts'
import { dueLines, firstLines } from '../rules/ledger.ts'
import { negative, spread } from '../rules/money-shares.ts'

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
  /** The parts of the refund by ticket type and tax rate; null: as the order's first tickets. */
  shares: MoneyShare[] | null
}

/** Records money that has arrived. Belongs in the transaction that confirms the payment, needed by the order or not. */
export async function recordReceived(tx: Db, payment: Received): Promise<void> {
  const { id, orderId, method, amountCents } = payment
  const shares = await sharesOfReceived(tx, payment)
  const values = { id: newId('mon'), orderId, method, receivedCents: amountCents, shares, paymentId: id }
  await tx.insert(moneyEntries).values(values)
}

/** Records that money has not arrived after all: reverses the entry of a payment. Belongs in its transaction. */
export async function recordNotReceived(tx: Db, { id, orderId, method, amountCents }: Received): Promise<void> {
  const [entry] = await tx
    .select()
    .from(moneyEntries)
    .where(and(eq(moneyEntries.paymentId, id), gt(moneyEntries.receivedCents, 0)))
  const shares = entry?.shares ? negative(entry.shares) : null
  const values = { id: newId('mon'), orderId, method, receivedCents: 0 - amountCents, shares, paymentId: id }
  await tx.insert(moneyEntries).values(values)
}

/**
 * Records money that has gone back. Belongs in the transaction that sets the refund to `done`.
 */
export async function recordRefunded(tx: Db, { orderId, method, amountCents, shares }: Refunded): Promise<void> {
  await tx.insert(moneyEntries).values({ id: newId('mon'), orderId, method, refundedCents: amountCents, shares })
}

/** Takes back what `recordRefunded` has recorded, when a refund that was done fails after all. */
export async function recordNotRefunded(tx: Db, { shares, amountCents, ...money }: Refunded): Promise<void> {
  await recordRefunded(tx, { ...money, amountCents: 0 - amountCents, shares: shares && negative(shares) })
}

/** The parts of money that arrives for an order whose lines are no longer its first tickets; null for all other orders. */
async function sharesOfReceived(tx: Db, { orderId, amountCents }: Received): Promise<MoneyShare[] | null> {
  if (!(await isCorrected(tx, orderId))) return null
  const ledger = await ledgerOf(tx, orderId)
  const due = dueLines(ledger)
  return spread(due.length > 0 ? due : firstLines(ledger), amountCents)
}
