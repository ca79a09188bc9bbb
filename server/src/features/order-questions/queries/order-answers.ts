import type { BuyerAnswer, OrderAnswer } from '@foyer/contract/order-questions'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { answers } from '../../../schema/order-questions.ts'
import { lostAnswers, ordersThat } from './counting-answers.ts'

type AnswerRow = typeof answers.$inferSelect

/** The answers of orders, each with its ticket if it belongs to one, by order. */
export async function answersByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, BuyerAnswer[]>> {
  const rows = await db
    .select()
    .from(answers)
    .where(isOfOrders(orderIds))
    .orderBy(...inOrder)
  return new Map([...groupBy(rows, ({ orderId }) => orderId)].map(([id, own]) => [id, own.map(toAnswer)]))
}

/** The same, and which of them no longer count. */
export async function judgedAnswersByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderAnswer[]>> {
  const lost = sql`(
    select l.subject_id, l.question_id, case when bool_or(l.is_of_ticket) then 'ticket' else 'add-on' end as cancelled
    from (${lostAnswers(ordersThat(isAmong(orderIds)))}) l group by 1, 2) lost`
  const rows = await db
    .select({ answer: answers, cancelled: sql<OrderAnswer['cancelled'] | null>`lost.cancelled` })
    .from(answers)
    .leftJoin(lost, sql`lost.subject_id = ${answers.subjectId} and lost.question_id = ${answers.questionId}`)
    .where(isOfOrders(orderIds))
    .orderBy(...inOrder)
  return new Map(
    [...groupBy(rows, ({ answer }) => answer.orderId)].map(([id, own]) => [
      id,
      own.map(({ answer, cancelled }) => ({ ...toAnswer(answer), ...(cancelled && { cancelled }) })),
    ]),
  )
}

const inOrder = [answers.subjectId, answers.questionId]

const isAmong = (ids: readonly string[]) => sql`= any(${sql.param(ids)}::text[])`

const isOfOrders = (ids: readonly string[]) => sql`${answers.orderId} ${isAmong(ids)}`

const toAnswer = ({ questionId: question, subjectId, orderId, values }: AnswerRow): BuyerAnswer => ({
  question,
  ...(subjectId !== orderId && { ticket: subjectId }),
  values,
})
