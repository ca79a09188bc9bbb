import type { AskedQuestion } from '@foyer/contract/answer-rules'
import { answeringTickets, shownPlaces } from '@foyer/contract/answer-rules'
import { isPlaced } from '@foyer/contract/order-states'
import { noAnswer } from '@foyer/contract/question-kinds'
import type { OrderRow } from '../rows.ts'
import type { Store } from '../store.ts'

/**
 * The places of an order that a filter of missing answers selects. The demo stores no answers: they are missing wherever they
 * are asked for.
 * @param filter `diet:_none`
 */
export function missingAnswers({ orderForms }: Store, order: OrderRow, filter: string): AskedQuestion[] {
  const [question, value] = filter.split(':')
  const form = orderForms[order.eventId]
  if (value !== noAnswer || !form || !isPlaced(order.status)) return []
  return shownPlaces(form, answeringTickets(order), []).filter((each) => each.question.id === question)
}
