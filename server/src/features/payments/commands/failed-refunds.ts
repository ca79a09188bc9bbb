import { Currency } from '@foyer/contract/currency'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders } from '../../../schema/orders.ts'
import { notify } from '../../inbox/commands.ts'
import { addTimelineEntry } from '../../orders/commands/timeline.ts'
import type { RefundRow } from '../queries.ts'

interface Failure {
  reason: string | undefined
  /** Whether the team has sent the money back in another way, so that it has nothing to do. */
  isSettled?: boolean
}

/** Records in the timeline that a refund has failed for good, and tells the team. Call it last in the transaction. */
export async function recordFailedRefund(
  tx: Db,
  { orderId, amountCents }: Pick<RefundRow, 'orderId' | 'amountCents'>,
  { reason, isSettled = false }: Failure,
): Promise<void> {
  await addTimelineEntry(tx, orderId, { kind: 'refund-failed', amountCents, ...(reason && { detail: reason }) })
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order || isSettled) return
  const { teamId, eventId, number } = order
  const data = { number, amountCents, currency: Currency.parse(order.currency) }
  await notify(tx, { teamId, eventId, orderId, dedupeKey: `refund-failed:${orderId}`, kind: 'refund-failed', data })
}
