import type { BuyerAnswer } from '@foyer/contract/order-questions'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { StatementPart, ValueOf } from '../../../lib/fixed-statement.ts'
import { columnOf, partOf, valuesOf } from '../../../lib/fixed-statement.ts'
import { answers as table } from '../../../schema/order-questions.ts'

/** An order with its answers, in place of those before. */
interface AnsweredOrder {
  id: string
  /** The order that its tickets belong to, and all its answers with them: of an add-on order. */
  mainId: string | null
  eventId: string
  answers: readonly BuyerAnswer[]
  /** Whether it has none before. */
  isFirst: boolean
}

/** The answers of orders in rows, and the orders that may have had others before. */
interface Answers {
  rows: readonly {
    id: string
    storedWith: string
    eventId: string
    question: string
    subject: string
    values: readonly string[]
  }[]
  again: readonly string[]
}

/** Replaces the answers of an order. The caller has checked them and locked the order. */
export async function storeAnswers(
  tx: Db,
  { id, mainId, eventId }: Pick<AnsweredOrder, 'id' | 'mainId' | 'eventId'>,
  given: readonly BuyerAnswer[],
): Promise<void> {
  const answers = answersOf([{ id, mainId, eventId, answers: given, isFirst: false }])
  await tx.execute(deleteAnswers(valuesOf(answers), sql`= ${id}`))
  if (answers.rows.length > 0) await tx.execute(insertAnswers(valuesOf(answers), sql`= ${id}`))
}

const inTransition = sql`in (select id from transitioned)`
const deleteOfTransition = (value: ValueOf<Answers>) => deleteAnswers(value, inTransition)
const insertOfTransition = (value: ValueOf<Answers>) => insertAnswers(value, inTransition)

/**
 * The parts of a transition of orders that replace their answers.
 * @returns none for orders without answers, before or now
 */
export function answerParts(orders: readonly AnsweredOrder[]): StatementPart[] {
  const answers = answersOf(orders)
  return [
    ...(answers.again.length > 0 ? [partOf(deleteOfTransition, answers)] : []),
    ...(answers.rows.length > 0 ? [partOf(insertOfTransition, answers)] : []),
  ]
}

const answersOf = (orders: readonly AnsweredOrder[]): Answers => ({
  rows: orders.flatMap(({ id, mainId, eventId, answers }) =>
    answers.map(({ question, ticket, values }) => {
      const storedWith = mainId ?? id
      return { id, storedWith, eventId, question, subject: ticket ?? storedWith, values }
    }),
  ),
  again: orders.filter(({ isFirst }) => !isFirst).map(({ id }) => id),
})

/** @param only the end of a condition on the order's id */
function deleteAnswers(value: ValueOf<Answers>, only: SQL): SQL {
  const column = columnOf(value, ({ rows }: Answers) => rows)
  return sql`
    delete from ${table} a where a.order_id = any(${value(({ again }) => again)}::text[]) and a.order_id ${only}
      and not exists (
        select from unnest(${column(({ subject }) => subject, 'text')}, ${column(({ question }) => question, 'text')})
          as k (subject, question)
        where k.subject = a.subject_id and k.question = a.question_id)`
}

/** @param only the end of a condition on the order's id */
function insertAnswers(value: ValueOf<Answers>, only: SQL): SQL {
  const column = columnOf(value, ({ rows }: Answers) => rows)
  return sql`
    insert into ${table} (subject_id, question_id, order_id, event_id, values)
    select a.subject, a.question, a.stored_with, a.event_id, array(select jsonb_array_elements_text(a.values::jsonb))
    from unnest(
      ${column(({ subject }) => subject, 'text')},
      ${column(({ question }) => question, 'text')},
      ${column(({ id }) => id, 'text')},
      ${column(({ storedWith }) => storedWith, 'text')},
      ${column(({ eventId }) => eventId, 'text')},
      ${column(({ values }) => JSON.stringify(values), 'text')}
    ) as a (subject, question, order_id, stored_with, event_id, values)
    where a.order_id ${only}
    on conflict (subject_id, question_id) do update set values = excluded.values, answered_at = excluded.answered_at
      where ${table}.values <> excluded.values`
}
