import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { answerFiles, answers } from '../../../schema/order-questions.ts'
import { isStillAsked } from './still-asked.ts'

/** The values of answers, by question, and the names of files; null for none. */
export type GivenAnswers = Record<string, string[]> | null

/** The answers of subjects as a column. @param subjects ids of orders and tickets, separated by commas */
export const givenAnswers = (subjects: SQL): SQL => sql`(
  select jsonb_object_agg(given.question_id, to_jsonb(case when f.name is null then given.values else array[f.name] end)) from ${answers} given
  left join ${answerFiles} f on f.subject_id = given.subject_id and f.question_id = given.question_id
  where given.subject_id in (${subjects}) and ${isStillAsked(sql`given`)})`

/**
 * The condition that an answer has a value.
 * @param of the condition that the answer belongs to a row, on the table `given`
 * @param filter `diet:vegan`
 */
export function hasAnswer(of: SQL, filter: string): SQL {
  const [question, value] = filter.split(':')
  return sql`exists (
    select from ${answers} given where ${of} and given.question_id = ${question} and ${value} = any(given.values)
      and ${isStillAsked(sql`given`)})`
}
