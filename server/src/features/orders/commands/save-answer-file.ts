import { answerPath } from '@foyer/contract/answer-rules'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { BuyerAnswer } from '@foyer/contract/order-questions'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { storeAnswerFile } from '../../order-questions/commands/answer-file.ts'
import { storeAnswers } from '../../order-questions/commands/store-answers.ts'
import { answersOf } from '../../order-questions/queries.ts'
import { askedForm } from '../../order-questions/rules.ts'
import type { ReadAnswerFile } from '../../order-questions/service/read-answer-file.ts'
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

type Place = Omit<BuyerAnswer, 'values'>

/**
 * Answers a question of a placed order with a file, for its buyer. An earlier file of the answer is deleted.
 * @throws ProblemError `not-found`, `link-replaced`; `transition-refused` when no answer can be changed any more;
 *   `validation` when this question is not asked, takes no file, or its answer can no longer be changed
 */
export async function saveAnswerFile(
  db: Db,
  secrets: Pick<Secrets, 'encryptBytes'>,
  link: OrderLink,
  { question, ticket, ...file }: Place & ReadAnswerFile,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { found, tickets } = await lockOrder(tx, link)
    const form = askedForm(found.form)
    const before = await answersOf(tx, found.order.id)
    const open = changeableAnswersOf({ ...found, tickets }, before)
    if (open.length === 0) throw new ProblemError('transition-refused')
    const isPlace = (each: Place) => each.question === question && each.ticket === ticket
    const takesFile = form.questions.some(({ id, kind }) => id === question && kind === 'file')
    const id = newId('fil')
    const answer = { question, ...(ticket !== undefined && { ticket }), values: [id] }
    const after = answersAfterChange(form, answeringTickets(tickets), before, [answer])
    if (!takesFile || !open.some(isPlace) || !after.some(isPlace))
      refuseFaults([{ path: answerPath(question, ticket), code: 'not-allowed' }])
    await storeAnswers(tx, found.order, after)
    await storeAnswerFile(tx, secrets, { ...file, id, subjectId: ticket ?? found.order.id, questionId: question })
    const detail = changedQuestions(form, [answer], found.order.language)
    await addTimelineEntry(tx, found.order.id, { kind: 'answers-changed', detail })
  })
}
