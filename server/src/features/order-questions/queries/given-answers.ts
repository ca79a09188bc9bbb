import { anyAnswer, noAnswer } from '@foyer/contract/question-kinds'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { answerFiles, answers } from '../../../schema/order-questions.ts'
import { stillCounts } from './counting-answers.ts'
import { placesWithout } from './missing-answers.ts'

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
 * Selects the answers `given` that count and have a value, or the places of missing ones; more conditions may follow.
 * @param filter `diet:vegan`
 * @param judged selects the orders of the answers, and maybe others
 */
export function answersWith(filter: string, judged: SQL): SQL {
  const [question = '', value] = filter.split(':')
  if (value === noAnswer) return sql`from (${placesWithout(question, judged)}) given where true`
  const hasValue = value === anyAnswer ? sql`true` : sql`${value} = any(given.values)`
  return sql`from ${answers} given where given.question_id = ${question} and ${hasValue}
    and ${stillCounts(sql`given`, judged)}`
}
