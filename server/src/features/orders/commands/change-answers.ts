import type { AskedQuestion, FaultOf } from '@foyer/contract/answer-rules'
import { answerPath, mergedAnswers, sentFaults, shownPlaces } from '@foyer/contract/answer-rules'
import type { BuyerAnswer } from '@foyer/contract/order-questions'
import type { Db } from '../../../lib/db.ts'
import { refuseFaults } from '../rules/buyer-answers.ts'
import type { OrderLink } from '../rules/links.ts'
import { lockAnswers, refuseIfClosed, storeChangedAnswers } from './changed-answers.ts'

/**
 * Changes answers of a placed order for its buyer. Answers that are not sent stay; those that are no longer shown go.
 * @throws ProblemError `not-found`, `link-replaced`; `transition-refused` when no answer can be changed any more;
 *   `validation` for a wrong answer, one that is required, or one that can no longer be changed
 */
export async function changeAnswersByBuyer(db: Db, link: OrderLink, changes: readonly BuyerAnswer[]): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockAnswers(tx, link)
    const { form, tickets, before, open } = locked
    const changed = changes.filter((change) => !isSame(change, before))
    if (changed.length === 0) return
    refuseIfClosed(locked)
    const shown = shownPlaces(form, tickets, mergedAnswers(before, changed))
    refuseFaults([...sentFaults(form, tickets, changed), ...changed.flatMap((change) => faultsOf(change, shown, open))])
    await storeChangedAnswers(tx, locked, changed)
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
