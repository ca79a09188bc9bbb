import { Refused } from '@foyer/contract/http/refused'
import type { Language } from '@foyer/contract/languages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { threads } from '../../../schema/inbox.ts'
import { aboutOrder, searchable } from '../rules.ts'
import { addMessage, comesIn, noteChanges } from './record.ts'

/** Somebody's question: whom and what it is about, who asks, and what. */
export interface Question {
  event: { id: string; teamId: string; name: string }
  /** The order it is about: all questions about it are one thread. */
  order?: { id: string; number: string }
  name: string
  email: string
  language: Language
  text: string
}

/** Brings a question into the inbox of the team. @returns its thread's id */
export async function askTeam(db: Db, { event, order, name, email, language, text }: Question): Promise<string> {
  return await db.transaction(async (tx) => {
    const words = searchable(event.name, order?.number, name, email, text)
    const [thread] = await tx
      .insert(threads)
      .values({
        id: newId('thr'),
        teamId: event.teamId,
        eventId: event.id,
        ...(order && { orderId: order.id, about: aboutOrder(order.id) }),
        ...{ name, email, language },
        messages: 1,
        lastKind: 'question',
        searchText: words,
      })
      .onConflictDoUpdate({
        target: [threads.teamId, threads.about],
        set: { ...comesIn('question', words), name, email, language },
      })
      .returning({ id: threads.id, position: threads.messages })
    // an insert that updates instead returns its row either way
    if (!thread) throw new Error('no thread for a question')
    await addMessage(tx, { threadId: thread.id, position: thread.position, kind: 'question', text })
    await noteChanges(tx, event.teamId, [{ threadId: thread.id, kind: 'question' }])
    return thread.id
  })
}

/**
 * Adds another question to a thread.
 * @throws Refused `not-found`
 */
export async function askFurther(db: Db, threadId: string, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set(comesIn('question', searchable(text)))
      .where(sql`${eq(threads.id, threadId)} and ${threads.email} is not null`)
      .returning({ teamId: threads.teamId, position: threads.messages })
    if (!thread) throw new Refused('not-found')
    await addMessage(tx, { threadId, position: thread.position, kind: 'question', text })
    await noteChanges(tx, thread.teamId, [{ threadId, kind: 'question' }])
  })
}
