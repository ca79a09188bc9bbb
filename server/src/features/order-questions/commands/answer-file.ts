import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { reEncryptColumn } from '../../../lib/re-encrypt.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { answerFiles } from '../../../schema/order-questions.ts'
import { answerFileRecord } from '../rules.ts'

interface NewAnswerFile {
  id: string
  /** The order, or the ticket. */
  subjectId: string
  questionId: string
  name: string
  content: Buffer
}

/** Stores the file of an answer, in place of the one before. The caller has stored the answer. */
export async function storeAnswerFile(
  tx: Db,
  { encryptBytes }: Pick<Secrets, 'encryptBytes'>,
  { content, ...file }: NewAnswerFile,
): Promise<void> {
  const { subjectId, questionId } = file
  await tx.delete(answerFiles).where(and(eq(answerFiles.subjectId, subjectId), eq(answerFiles.questionId, questionId)))
  await tx.insert(answerFiles).values({
    ...file,
    content: encryptBytes(content, answerFileRecord(file.id)),
    sizeBytes: content.byteLength,
  })
}

/** Re-encrypts the files that are encrypted with the previous secret, few at once: each can have 14 MB as a text. */
export const reEncryptAnswerFiles = (db: Db, secrets: Secrets): Promise<void> =>
  reEncryptColumn(db, secrets, {
    id: answerFiles.id,
    column: answerFiles.content,
    recordOf: answerFileRecord,
    batchSize: 4,
  })
