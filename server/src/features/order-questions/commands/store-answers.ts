import type { BuyerAnswer } from '@foyer/contract/order-questions'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { answers as table } from '../../../schema/order-questions.ts'

/** An order with its answers, in place of those before. */
interface AnsweredOrder {
  id: string
  eventId: string
  answers: readonly BuyerAnswer[]
  /** Whether it has none before. */
  isFirst: boolean
}

/** Replaces the answers of an order. The caller has checked them and locked the order. */
export async function storeAnswers(
  tx: Db,
  { id, eventId }: Pick<AnsweredOrder, 'id' | 'eventId'>,
  answers: readonly BuyerAnswer[],
): Promise<void> {
  for (const statement of answerStatements([{ id, eventId, answers, isFirst: false }], sql`= ${id}`))
    await tx.execute(statement)
}

/**
 * Statements that replace the answers of orders, for use in a larger statement that decides which orders they apply to.
 * @param only the end of a condition on the order's id
 * @returns none for orders without answers, before or now
 */
export function answerStatements(orders: readonly AnsweredOrder[], only: SQL): SQL[] {
  const rows = orders.flatMap(({ id, eventId, answers }) =>
    answers.map(({ question, ticket = id, values }) => ({ id, eventId, question, subject: ticket, values })),
  )
  const column = (of: (row: (typeof rows)[number]) => string) => sql`${sql.param(rows.map(of))}::text[]`
  const [subjects, questions] = [column(({ subject }) => subject), column(({ question }) => question)]
  const again = orders.filter(({ isFirst }) => !isFirst).map(({ id }) => id)
  return [
    ...(again.length > 0
      ? [
          sql`
          delete from ${table} a where a.order_id = any(${sql.param(again)}::text[]) and a.order_id ${only}
            and not exists (select from unnest(${subjects}, ${questions}) as k (subject, question)
              where k.subject = a.subject_id and k.question = a.question_id)`,
        ]
      : []),
    ...(rows.length > 0
      ? [
          sql`
          insert into ${table} (subject_id, question_id, order_id, event_id, values)
          select a.subject, a.question, a.order_id, a.event_id, array(select jsonb_array_elements_text(a.values::jsonb))
          from unnest(${subjects}, ${questions}, ${column(({ id }) => id)}, ${column(({ eventId }) => eventId)},
            ${column(({ values }) => JSON.stringify(values))}) as a (subject, question, order_id, event_id, values)
          where a.order_id ${only}
          on conflict (subject_id, question_id) do update set values = excluded.values, answered_at = excluded.answered_at
            where ${table}.values <> excluded.values`,
        ]
      : []),
  ]
}
