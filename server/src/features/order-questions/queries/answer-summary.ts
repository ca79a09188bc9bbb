import { optionsOf, withUnchosen } from '@foyer/contract/answer-rules'
import type { AnswerSummary } from '@foyer/contract/order-questions'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { answerFiles, answers } from '../../../schema/order-questions.ts'
import { orders } from '../../../schema/orders.ts'
import { storedFormOf } from '../queries.ts'
import { isNotIn, lostAsArrays, ordersOfEvent } from './counting-answers.ts'

/** The most typed answers of a question. */
const maxLatest = 20

/** The answers of an event's placed orders that count, as `a`, with their orders `o`. */
const counted = (eventId: string) => sql`
  from ${answers} a join ${orders} o on o.id = a.order_id
  where a.event_id = ${eventId} and o.status in ('pending', 'paid') and ${isNotIn(sql`lost`, sql`a`)}`

/** The answers of an event in sum, by question. @throws ProblemError `not-found`, also for another team's event */
export async function answerSummaryOf(db: Db, scope: Scope, eventId: string): Promise<AnswerSummary> {
  const questions = (await storedFormOf(db, scope, eventId))?.questions ?? []
  const chosen = questions.filter((question) => optionsOf(question)).map(({ id }) => id)
  const typed = questions.filter((question) => !optionsOf(question)).map(({ id }) => id)
  const numeric = questions.filter(({ kind }) => kind === 'number').map(({ id }) => id)
  const { totals, counts, numbers, latest } = await sumsOf(db, eventId, { chosen, typed, numeric })
  return {
    questions: questions.map((question) => ({
      question,
      answered: totals.find(({ id }) => id === question.id)?.count ?? 0,
      counts: withUnchosen(
        question,
        counts.filter(({ id }) => id === question.id).map(({ value, count }) => ({ value, count })),
      ),
      ...numbersPart(numbers.find(({ id }) => id === question.id)),
      latest: latest
        .filter(({ id }) => id === question.id)
        .map(({ text, file, order, number }) => ({ text, ...(file && { file }), order: { id: order, number } })),
    })),
  }
}

const numbersPart = (found: Sums['numbers'][number] | undefined) => {
  if (!found) return {}
  const { id: _, ...numbers } = found
  return { numbers }
}

interface Sums extends Record<string, unknown> {
  /** The number of answers, by question. */
  totals: { id: string; count: number }[]
  /** How often each answer was chosen, the most frequent first. */
  counts: { id: string; value: string; count: number }[]
  /** The sums of the numbers, by question. */
  numbers: { id: string; sum: number; average: number; smallest: number; largest: number }[]
  /** The latest typed answers of each question, the newest first. */
  latest: { id: string; text: string; file: string | null; order: string; number: string }[]
}

/** The ids of questions: those whose answers are chosen, the others, and those of the others that are numbers. */
type QuestionIds = Record<'chosen' | 'typed' | 'numeric', readonly string[]>

/** One statement, which judges the answers once. */
async function sumsOf(db: Db, eventId: string, { chosen, typed, numeric }: QuestionIds): Promise<Sums> {
  const { rows } = await db.execute<Sums>(sql`
    with lost as materialized (${lostAsArrays(ordersOfEvent(eventId))}),
    totals as (select a.question_id as id, count(*)::int as count ${counted(eventId)} group by 1),
    counts as (
      select id, value, count(*)::int as count from (
        select a.question_id as id, unnest(a.values) as value
        ${counted(eventId)} and a.question_id = any(${sql.param(chosen)}::text[])) c
      group by 1, 2 order by 3 desc, 2),
    numbers as (
      select id, sum(value)::float8 as sum, round(avg(value), 6)::float8 as average,
        min(value)::float8 as smallest, max(value)::float8 as largest
      from (
        select a.question_id as id, a.values[1]::numeric as value
        ${counted(eventId)} and a.question_id = any(${sql.param(numeric)}::text[])) n
      group by 1),
    latest as (
      select q.id, coalesce(f.name, l.text) as text, f.id as file, l."order", l.number
      from unnest(${sql.param(typed)}::text[]) as q (id) cross join lateral (
        select a.subject_id, a.answered_at, a.values[1] as text, a.order_id as "order", o.number
        ${counted(eventId)} and a.question_id = q.id order by a.answered_at desc, a.subject_id limit ${maxLatest}) l
      left join ${answerFiles} f on f.subject_id = l.subject_id and f.question_id = q.id
      order by l.answered_at desc, l.subject_id)
    select coalesce((select json_agg(totals) from totals), '[]') as totals,
      coalesce((select json_agg(counts) from counts), '[]') as counts,
      coalesce((select json_agg(numbers) from numbers), '[]') as numbers,
      coalesce((select json_agg(latest) from latest), '[]') as latest`)
  return rows[0] ?? { totals: [], counts: [], numbers: [], latest: [] }
}
