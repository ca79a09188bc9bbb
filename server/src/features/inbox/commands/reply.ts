import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language } from '@foyer/contract/language'
import { searchTextOf } from '@foyer/contract/search-text'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { messages, threadReads, threads } from '../../../schema/inbox.ts'
import { teams } from '../../../schema/teams.ts'
import { enqueueMail } from '../../mails/commands.ts'
import { threadToken } from '../rules.ts'
import { addMessage, receivedMessage, recordChanges } from './record-changes.ts'

/**
 * Replies to the author of a thread: in the thread, and by a mail that links to it.
 * @throws ProblemError `not-found`; `conflict` for a thread of notifications, which has no author
 */
export async function replyToThread(db: Db, deps: MailDeps, scope: Scope, id: string, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set(receivedMessage('reply', searchTextOf(text)))
      .where(and(eq(threads.id, id), isInScope(scope, threads.teamId, threads.eventId)))
      .returning()
    if (!thread) throw new ProblemError('not-found')
    if (thread.email === null)
      throw new ProblemError('conflict', { detail: 'There is no one to reply to in this conversation.' })
    const mailId = await mailReply(tx, deps, thread, text)
    await addMessage(tx, {
      threadId: id,
      position: thread.messages,
      kind: 'reply',
      text,
      authorId: scope.account,
      mailId,
    })
    await markReplyRead(tx, scope, id, thread.messages)
    await recordChanges(tx, scope.team, [{ threadId: id, kind: 'reply' }])
  })
}

type Thread = typeof threads.$inferSelect

async function mailReply(tx: Db, deps: MailDeps, thread: Thread, text: string): Promise<string> {
  const [sender] = await tx
    .select({ organiser: teams.name, imprint: teams.imprint, event: events.name })
    .from(teams)
    .leftJoin(events, eq(events.id, thread.eventId ?? ''))
    .where(eq(teams.id, thread.teamId))
  const [question] = await tx
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.threadId, thread.id), eq(messages.kind, 'question')))
    .orderBy(desc(messages.position))
    .limit(1)
  const language = Language.parse(thread.language)
  return await enqueueMail(tx, deps, {
    to: thread.email ?? '',
    ...(sender?.imprint && { replyTo: sender.imprint.email }),
    language,
    kind: 'threadReply',
    data: {
      name: thread.name ?? '',
      organiser: sender?.organiser ?? '',
      event: sender?.event ?? undefined,
      text,
      question: question?.text ?? '',
      link: `${deps.publicUrl}/${language}/m/${threadToken(deps.signer, thread.id)}`,
      imprint: sender?.imprint ?? undefined,
      thread: thread.id,
    },
  })
}

/** Marks a reply as read by its author, and by the members who have read all messages before it. */
async function markReplyRead(tx: Db, { account }: Scope, threadId: string, upTo: number): Promise<void> {
  await tx
    .update(threadReads)
    .set({ upTo })
    .where(and(eq(threadReads.threadId, threadId), eq(threadReads.upTo, upTo - 1)))
  await tx
    .insert(threadReads)
    .values({ threadId, userId: account, upTo })
    .onConflictDoUpdate({ target: [threadReads.threadId, threadReads.userId], set: { upTo } })
}
