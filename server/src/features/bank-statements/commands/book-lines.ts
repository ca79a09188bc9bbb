import { bookingOutcomeOf } from '@foyer/contract/bank-booking'
import type { BookedLines, BookingResults } from '@foyer/contract/bank-statements'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { maxTransferCents } from '@foyer/contract/order-money'
import { and, eq } from 'drizzle-orm'
import type { MayAudit } from '../../../lib/audit.ts'
import { auditedOr } from '../../../lib/audit.ts'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { bankLines } from '../../../schema/bank-statements.ts'
import { lockInventoryAndOrderInScope } from '../../checkout/commands/lock-for-action.ts'
import { recordPayment } from '../../checkout/commands/record-payment.ts'
import { todayAt } from '../../checkout/queries.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import { orderById } from '../../orders/queries.ts'
import { endCardPayment } from '../../payments/commands/end-card-payment.ts'
import type { BankLineRow } from '../queries.ts'
import { lineById } from '../queries.ts'

type Deps = MailDeps & Pick<Infra, 'stripe'> & MayAudit

/**
 * Records lines as payments of orders, each in a transaction of its own: a refusal of one leaves the others booked.
 * @returns for each line, in the order of the request, why it was refused; `conflict` when it was booked or ignored before
 * @throws ProblemError `not-found` when a line or an order is not one of the team; then none is booked
 */
export async function bookLines(db: Db, deps: Deps, scope: Scope, { lines }: BookedLines): Promise<BookingResults> {
  for (const { line, order } of lines) await Promise.all([lineById(db, scope, line), orderById(db, scope, order)])
  const results: BookingResults = []
  for (const { line, order } of lines) {
    const refused = await bookLine(db, deps, scope, line, order).then(() => undefined, codeOf)
    results.push({ line, ...(refused && { refused }) })
  }
  return results
}

function codeOf(error: unknown): ProblemError['code'] {
  if (error instanceof ProblemError) return error.code
  throw error
}

/** The line and the payment change in one transaction, so that a line is booked once, whatever dies in between. */
async function bookLine(db: Db, deps: Deps, scope: Scope, lineId: string, orderId: string): Promise<void> {
  const { order } = await orderById(db, scope, orderId)
  // asks Stripe, so it comes before the transaction
  if (order.status === 'pending') await endCardPayment(db, deps, orderId)
  await auditedOr(db, deps, lineId).transaction(async (tx) => {
    await lockInventoryAndOrderInScope(tx, scope, orderId)
    const [line] = await tx
      .update(bankLines)
      .set({ state: 'booked', orderId })
      .where(and(eq(bankLines.id, lineId), eq(bankLines.teamId, scope.team), eq(bankLines.state, 'open')))
      .returning()
    if (!line) throw new ProblemError('conflict')
    await recordLine(tx, deps, scope, orderId, line)
    await addTimelineEntry(tx, orderId, { kind: 'statement-booked', by: scope, detail: line.day })
  })
}

/** @throws ProblemError `transition-refused` for another currency, a reservation, and an amount beyond all orders */
async function recordLine(tx: Db, deps: Deps, scope: Scope, orderId: string, line: BankLineRow): Promise<void> {
  const { order, event } = await orderById(tx, scope, orderId)
  const { amountCents, day } = line
  if (amountCents > maxTransferCents || !bookingOutcomeOf(order, line)) throw new ProblemError('transition-refused')
  const today = await todayAt(tx, event.id)
  // some banks give the next working day
  const receivedOn = day < today ? day : today
  // the line is booked once, so no other check for the same payment is needed
  await recordPayment(tx, deps, scope, orderId, {
    method: 'transfer',
    amountCents,
    receivedOn,
    receivedCents: undefined,
  })
}
