import type { AskedQuestion, FaultOf } from '@foyer/contract/answer-rules'
import { answerPath, mergedAnswers, sentFaults, shownPlaces } from '@foyer/contract/answer-rules'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { BuyerAnswer } from '@foyer/contract/order-questions'
import type { Db } from '../../../lib/db.ts'
import { storeAnswers } from '../../order-questions/commands/store-answers.ts'
import { answersOf } from '../../order-questions/queries.ts'
import { askedForm } from '../../order-questions/rules.ts'
import {
  answeringTickets,
  answersAfterChange,
  changeableAnswersOf,
  changedQuestions,
  refuseFaults,
} from '../rules/buyer-answers.ts'
import type { OrderLink } from '../rules/links.ts'
import { lockOrder } from './lock-order.ts'
import { addTimelineEntry } from './timeline.ts'

/**
 * Changes answers of a placed order for its buyer. Answers that are not sent stay; those that are no longer shown go.
 * @throws ProblemError `not-found`, `link-replaced`; `transition-refused` when no answer can be changed any more;
 *   `validation` for a wrong answer, one that is required, or one that can no longer be changed
 */
export async function changeAnswersByBuyer(db: Db, link: OrderLink, changes: readonly BuyerAnswer[]): Promise<void> {
  await db.transaction(async (tx) => {
    const { found, tickets } = await lockOrder(tx, link)
    const form = askedForm(found.form)
    const before = await answersOf(tx, found.order.id)
    const changed = changes.filter((change) => !isSame(change, before))
    if (changed.length === 0) return
    const own = answeringTickets(tickets)
    const open = changeableAnswersOf({ ...found, tickets }, before)
    if (open.length === 0) throw new ProblemError('transition-refused')
    const shown = shownPlaces(form, own, mergedAnswers(before, changed))
    refuseFaults([...sentFaults(form, own, changed), ...changed.flatMap((change) => faultsOf(change, shown, open))])
    await storeAnswers(tx, found.order, answersAfterChange(form, own, before, changed))
    const detail = changedQuestions(form, changed, found.order.language)
    await addTimelineEntry(tx, found.order.id, { kind: 'answers-changed', detail })
  })
}

type Place = Omit<BuyerAnswer, 'values'>

/** The faults of a change, apart from its values. A change of what is not shown is dropped. */
function faultsOf(
  { question, ticket, values }: BuyerAnswer,
  shown: readonly AskedQuestion[],
  open: readonly Place[],
): FaultOf[] {
  const asked = shown.find((each) => each.question.id === question && each.ticket === ticket)
  if (!asked) return []
  const path = answerPath(question, ticket)
  const isOpen = open.some((each) => each.question === question && each.ticket === ticket)
  if (!isOpen) return [{ path, code: 'not-allowed' }]
  return asked.question.required && values.length === 0 ? [{ path, code: 'required' }] : []
}

const isSame = ({ question, ticket, values }: BuyerAnswer, before: readonly BuyerAnswer[]): boolean => {
  const known = before.find((each) => each.question === question && each.ticket === ticket)
  return JSON.stringify(known?.values ?? []) === JSON.stringify(values)
}
