import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { messages, threads } from '../../../schema/inbox.ts'
import type { SettledMail } from '../../mails/rules/mail-hooks.ts'
import { addMessage, receivedMessage, recordChanges } from './record-changes.ts'

/** Adds a message to the thread of a reply whose mail could not be delivered; other mails have no thread. */
export async function addUndeliveredReply(tx: Db, { id: mailId, to, subject, reason }: SettledMail): Promise<void> {
  const kind = 'mail-failing'
  const [thread] = await tx
    .update(threads)
    .set(receivedMessage(kind))
    .where(sql`${threads.id} = (select m.thread_id from ${messages} m where m.mail_id = ${mailId})`)
    .returning({ id: threads.id, teamId: threads.teamId, position: threads.messages })
  if (!thread) return
  const data = { to, subject, ...(reason !== null && { reason }) }
  await addMessage(tx, { threadId: thread.id, position: thread.position, kind, data })
  await recordChanges(tx, thread.teamId, [{ threadId: thread.id, kind }])
}
