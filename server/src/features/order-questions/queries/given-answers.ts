import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { answerFiles, answers } from '../../../schema/order-questions.ts'
import { stillCounts } from './counting-answers.ts'

/** The values of answers, by question, and the names of files; null for none. */
export type GivenAnswers = Record<string, string[]> | null

/**
 * The answers of subjects that count, as a column.
 * @param subjects ids of orders and tickets, separated by commas
 * @param judged selects their orders
 */
export const givenAnswers = (subjects: SQL, judged: SQL): SQL => sql`(
  select jsonb_object_agg(given.question_id, to_jsonb(case when f.name is null then given.values else array[f.name] end)) from ${answers} given
  left join ${answerFiles} f on f.subject_id = given.subject_id and f.question_id = given.question_id
  where given.subject_id in (${subjects}) and ${stillCounts(sql`given`, judged)})`

/**
 * Selects the answers `given` that count and have a value; more conditions may follow.
 * @param filter `diet:vegan`
 * @param judged selects the orders of the answers, and maybe others
 */
export function answersWith(filter: string, judged: SQL): SQL {
  const [question, value] = filter.split(':')
  return sql`from ${answers} given where given.question_id = ${question} and ${value} = any(given.values)
    and ${stillCounts(sql`given`, judged)}`
}
