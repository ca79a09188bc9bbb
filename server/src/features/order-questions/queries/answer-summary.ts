import { optionsOf } from '@foyer/contract/answer-rules'
import type { AnswerSummary } from '@foyer/contract/order-questions'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { answerFiles, answers } from '../../../schema/order-questions.ts'
import { orders } from '../../../schema/orders.ts'
import { storedFormOf } from '../queries.ts'
import { isOfCancelledTicket, isStillAsked } from './still-asked.ts'

/** The most typed answers of a question. */
const maxLatest = 20

/**
 * The answers of an event's placed orders as `a`, without those about cancelled tickets and add-ons, for questions that a
 * condition selects. They are found first: PostgreSQL takes the check of add-ons for so expensive that it would rather read them
 * again for each order.
 */
const counted = (eventId: string, selected = sql`true`) => sql`
  from (
    with placed as materialized (
      select a.*, o.number from ${answers} a join ${orders} o on o.id = a.order_id
      where a.event_id = ${eventId} and o.status in ('pending', 'paid') and ${selected} and not ${isOfCancelledTicket(sql`a`)})
    select * from placed where ${isStillAsked(sql`placed`)}) a`

/** The answers of an event in sum, by question. @throws ProblemError `not-found`, also for another team's event */
export async function answerSummaryOf(db: Db, scope: Scope, eventId: string): Promise<AnswerSummary> {
  const form = await storedFormOf(db, scope, eventId)
  const { rows: totals } = await db.execute<{ id: string; count: number }>(
    sql`select a.question_id as id, count(*)::int as count ${counted(eventId)} group by 1`,
  )
  const questions = form?.questions ?? []
  const chosen = questions.filter((question) => optionsOf(question)).map(({ id }) => id)
  const counts = await countsOf(db, eventId, chosen)
  const latest = await latestOf(db, eventId, chosen)
  return {
    questions: questions.map((question) => ({
      question,
      answered: totals.find(({ id }) => id === question.id)?.count ?? 0,
      counts: counts.filter(({ id }) => id === question.id).map(({ value, count }) => ({ value, count })),
      latest: latest
        .filter(({ id }) => id === question.id)
        .map(({ text, file, order, number }) => ({ text, ...(file && { file }), order: { id: order, number } })),
    })),
  }
}

/** How often each answer was chosen, the most frequent first. */
async function countsOf(db: Db, eventId: string, questions: readonly string[]) {
  const { rows } = await db.execute<{ id: string; value: string; count: number }>(sql`
    select id, value, count(*)::int as count from (
      select a.question_id as id, unnest(a.values) as value
      ${counted(eventId, sql`a.question_id = any(${sql.param(questions)}::text[])`)}) c
    group by 1, 2 order by 3 desc, 2`)
  return rows
}

/** The latest answers to the other questions. */
async function latestOf(db: Db, eventId: string, chosen: readonly string[]) {
  const { rows } = await db.execute<{
    id: string
    text: string
    file: string | null
    order: string
    number: string
  }>(sql`
    select l.id, coalesce(f.name, text) as text, f.id as file, "order", number from (
      select a.question_id as id, a.subject_id, a.values[1] as text, a.order_id as "order", a.number,
        row_number() over (partition by a.question_id order by a.answered_at desc, a.subject_id) as place
      ${counted(eventId, sql`not (a.question_id = any(${sql.param(chosen)}::text[]))`)}) l
    left join ${answerFiles} f on f.subject_id = l.subject_id and f.question_id = l.id
    where place <= ${maxLatest} order by place`)
  return rows
}
