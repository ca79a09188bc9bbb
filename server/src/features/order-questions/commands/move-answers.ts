import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { answerFiles, answers } from '../../../schema/order-questions.ts'

/** Gives the answers for a ticket, with their files, to the one that comes in its place. */
export async function moveAnswers(tx: Db, from: string, to: string): Promise<void> {
  // one statement: a file refers to its answer, which is checked when the statement ends
  await tx.execute(sql`
    with moved_files as (update ${answerFiles} set subject_id = ${to} where subject_id = ${from})
    update ${answers} set subject_id = ${to} where subject_id = ${from}`)
}
