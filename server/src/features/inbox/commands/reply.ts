import { Refused } from '@foyer/contract/http/refused'
import { Language } from '@foyer/contract/language'
import { and, desc, eq } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { messages, threadReads, threads } from '../../../schema/inbox.ts'
import { teams } from '../../../schema/teams.ts'
import { enqueueMail } from '../../mails/commands.ts'
import type { Scope } from '../../teams/rules.ts'
import { searchable, threadToken } from '../rules.ts'
import { addMessage, comesIn, noteChanges } from './record.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer'>

/**
 * Answers whoever asked: in the thread, and by a mail that leads there.
 * @throws Refused `not-found`; `conflict` when nobody asked: Foyer needs no answer
 */
export async function replyTo(db: Db, needs: Needs, scope: Scope, id: string, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set(comesIn('reply', searchable(text)))
      .where(and(eq(threads.id, id), eq(threads.teamId, scope.team)))
      .returning()
    if (!thread) throw new Refused('not-found')
    if (thread.email === null) throw new Refused('conflict', { detail: 'Nobody asked.' })
    const mailId = await mailReply(tx, needs, thread, text)
    await addMessage(tx, {
      threadId: id,
      position: thread.messages,
      kind: 'reply',
      text,
      authorId: scope.account,
      mailId,
    })
    await keepRead(tx, scope, id, thread.messages)
    await noteChanges(tx, scope.team, [{ threadId: id, kind: 'reply' }])
  })
}

type Thread = typeof threads.$inferSelect

async function mailReply(tx: Db, needs: Needs, thread: Thread, text: string): Promise<string> {
  const [about] = await tx
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
  return await enqueueMail(tx, needs, {
    to: thread.email ?? '',
    language,
    kind: 'threadReply',
    data: {
      name: thread.name ?? '',
      organiser: about?.organiser ?? '',
      event: about?.event ?? undefined,
      text,
      question: question?.text ?? '',
      link: `${needs.publicUrl}/${language}/m/${threadToken(needs.signer, thread.id)}`,
    },
  })
}

/** Whoever answers has read it; and whoever had read it all has nothing new by it. */
async function keepRead(tx: Db, { account }: Scope, threadId: string, upTo: number): Promise<void> {
  await tx
    .update(threadReads)
    .set({ upTo })
    .where(and(eq(threadReads.threadId, threadId), eq(threadReads.upTo, upTo - 1)))
  await tx
    .insert(threadReads)
    .values({ threadId, userId: account, upTo })
    .onConflictDoUpdate({ target: [threadReads.threadId, threadReads.userId], set: { upTo } })
}
