import { ProblemError } from '@foyer/contract/http/problem-error'
import type { AnswerFile } from '@foyer/contract/order-questions'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { answerFiles, answers } from '../../../schema/order-questions.ts'
import { orders } from '../../../schema/orders.ts'
import { answerFileRecord } from '../rules.ts'

const isOfAnswer = and(eq(answers.subjectId, answerFiles.subjectId), eq(answers.questionId, answerFiles.questionId))

/** The files of an order, without their content. */
export const filesOfOrder = async (db: Db, orderId: string): Promise<AnswerFile[]> =>
  await db
    .select({ id: answerFiles.id, name: answerFiles.name, sizeBytes: answerFiles.sizeBytes })
    .from(answerFiles)
    .innerJoin(answers, isOfAnswer)
    .where(eq(answers.orderId, orderId))

/** A file with its content. @throws ProblemError `not-found`, also for another team's file */
export async function answerFileById(
  db: Db,
  { decryptBytes }: Pick<Secrets, 'decryptBytes'>,
  scope: Scope,
  id: string,
): Promise<{ name: string; content: Buffer }> {
  const [file] = await db
    .select({ name: answerFiles.name, content: answerFiles.content })
    .from(answerFiles)
    .innerJoin(answers, isOfAnswer)
    .innerJoin(orders, eq(orders.id, answers.orderId))
    .where(and(eq(answerFiles.id, id), isInScope(scope, orders.teamId, orders.eventId)))
  if (!file) throw new ProblemError('not-found')
  return { name: file.name, content: decryptBytes(file.content, answerFileRecord(id)) }
}
