import type { PaymentMethod, RefundState } from '@foyer/contract/order-states'
import type { Author } from '../../../lib/author.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { CorrectionPlan, MoneyShare } from '../../../schema/json/order-money.ts'
import { refunds } from '../../../schema/payments.ts'
import { recordRefunded } from './money-entries.ts'
import { addTimelineEntry } from './timeline.ts'

/** A refund to create. */
interface NewRefund extends Omit<CorrectionPlan['refunds'][number], 'shares'> {
  orderId: string
  correctionId?: string
  shares: MoneyShare[] | null
}

/**
 * Creates a refund: a task sends those of cards to the provider, and transfers are owed until the team has sent them. Money
 * that was paid in person goes back in person, at once.
 * @param by the member who refunds; absent when the buyer does
 */
export async function createRefund(tx: Db, { method, ...refund }: NewRefund, by: Author | undefined): Promise<void> {
  const { orderId, amountCents, shares } = refund
  const state = stateOfNewRefund(method)
  await tx.insert(refunds).values({ id: newId('ref'), state, ...refund })
  if (state === 'created') return
  if (state === 'done') await recordRefunded(tx, { orderId, method, amountCents, shares })
  const kind = state === 'owed' ? 'refund-owed' : 'refunded'
  await addTimelineEntry(tx, orderId, { kind, amountCents, ...(by !== undefined && { by }) })
}

function stateOfNewRefund(method: PaymentMethod): Exclude<RefundState, 'failed'> {
  if (method === 'card') return 'created'
  return method === 'transfer' ? 'owed' : 'done'
}
