import { answerPath, shownPlaces } from '@foyer/contract/answer-rules'
import type { BuyerAnswer } from '@foyer/contract/order-questions'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { storeAnswerFile } from '../../order-questions/commands/answer-file.ts'
import type { ReadAnswerFile } from '../../order-questions/service/read-answer-file.ts'
import { refuseFaults } from '../rules/buyer-answers.ts'
import type { OrderLink } from '../rules/links.ts'
import { lockAnswers, refuseIfClosed, storeChangedAnswers } from './changed-answers.ts'

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
    const locked = await lockAnswers(tx, link)
    refuseIfClosed(locked)
    const { order, form, tickets, before, open } = locked
    const isOpen = open.some((each) => each.question === question && each.ticket === ticket)
    const takesFile = shownPlaces(form, tickets, before).some(
      (each) => each.question.id === question && each.ticket === ticket && each.question.kind === 'file',
    )
    if (!isOpen || !takesFile) refuseFaults([{ path: answerPath(question, ticket), code: 'not-allowed' }])
    const id = newId('fil')
    const answer = { question, ...(ticket !== undefined && { ticket }), values: [id] }
    await storeChangedAnswers(tx, locked, [answer])
    await storeAnswerFile(tx, secrets, { ...file, id, subjectId: ticket ?? order.id, questionId: question })
  })
}
