import type { BuyerAnswer, OrderAnswer } from '@foyer/contract/order-questions'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { answers } from '../../../schema/order-questions.ts'
import { isOfCancelledTicket, isStillAsked } from './still-asked.ts'

type AnswerRow = typeof answers.$inferSelect

/** The answers of orders, each with its ticket if it belongs to one, by order. */
export async function answersByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, BuyerAnswer[]>> {
  const rows = await db.select().from(answers).where(isOfOrders(orderIds))
  return new Map([...groupBy(rows, ({ orderId }) => orderId)].map(([id, own]) => [id, own.map(toAnswer)]))
}

/** The same, and which of them no longer count. */
export async function judgedAnswersByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderAnswer[]>> {
  const rows = await db
    .select({
      answer: answers,
      cancelled: sql<OrderAnswer['cancelled'] | null>`case
        when ${isOfCancelledTicket(answers)} then 'ticket' when not ${isStillAsked(answers)} then 'add-on' end`,
    })
    .from(answers)
    .where(isOfOrders(orderIds))
  return new Map(
    [...groupBy(rows, ({ answer }) => answer.orderId)].map(([id, own]) => [
      id,
      own.map(({ answer, cancelled }) => ({ ...toAnswer(answer), ...(cancelled && { cancelled }) })),
    ]),
  )
}

const isOfOrders = (ids: readonly string[]) => sql`${answers.orderId} = any(${sql.param(ids)}::text[])`

const toAnswer = ({ questionId: question, subjectId, orderId, values }: AnswerRow): BuyerAnswer => ({
  question,
  ...(subjectId !== orderId && { ticket: subjectId }),
  values,
})
