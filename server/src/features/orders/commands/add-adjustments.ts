import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { CorrectionPlan } from '../../../schema/json/order-money.ts'
import { orderAdjustments } from '../../../schema/order-corrections.ts'

/** Adds lines to an order. The caller changes its total. */
export async function addAdjustments(
  tx: Db,
  orderId: string,
  adjustments: CorrectionPlan['adjustments'],
): Promise<void> {
  if (adjustments.length === 0) return
  await tx.insert(orderAdjustments).values(adjustments.map((each) => ({ ...each, id: newId('adj'), orderId })))
}
