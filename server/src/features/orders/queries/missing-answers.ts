import type { Db } from '../../../lib/db.ts'
import { answersByOrder } from '../../order-questions/queries/order-answers.ts'
import type { OrderDetails } from '../queries.ts'
import { countMissingAnswers, requiresAnswers } from '../rules/buyer-answers.ts'
import type { TicketRow } from './tickets.ts'

interface AskedOrder extends OrderDetails {
  tickets: readonly TicketRow[]
}

/** How many required answers orders lack, by their ids. Orders of events that require none are missing. */
export async function missingAnswersByOrder(db: Db, orders: readonly AskedOrder[]): Promise<Map<string, number>> {
  const asked = orders.filter(requiresAnswers)
  if (asked.length === 0) return new Map()
  const answers = await answersByOrder(
    db,
    asked.map(({ order }) => order.id),
  )
  return new Map(asked.map((each) => [each.order.id, countMissingAnswers(each, answers.get(each.order.id) ?? [])]))
}
