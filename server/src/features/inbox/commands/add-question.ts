import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import { searchTextOf } from '@foyer/contract/search-text'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { threads } from '../../../schema/inbox.ts'
import { orderDedupeKey } from '../rules.ts'
import { addMessage, receivedMessage, recordChanges } from './record-changes.ts'

/** A question from a buyer or a visitor to the team of an event. */
export interface Question {
  event: { id: string; teamId: string; name: string }
  /** The order it is about: all questions about an order share one thread. */
  order?: { id: string; number: string }
  name: string
  email: string
  language: Language
  text: string
}

/** Adds a question to the team's inbox. @returns the id of its thread */
export async function addQuestion(db: Db, { event, order, name, email, language, text }: Question): Promise<string> {
  return await db.transaction(async (tx) => {
    const searchText = searchTextOf(event.name, order?.number, name, email, text)
    const [thread] = await tx
      .insert(threads)
      .values({
        id: newId('thr'),
        teamId: event.teamId,
        eventId: event.id,
        ...(order && { orderId: order.id, dedupeKey: orderDedupeKey(order.id) }),
        name,
        email,
        language,
        messages: 1,
        lastKind: 'question',
        searchText,
      })
      .onConflictDoUpdate({
        target: [threads.teamId, threads.dedupeKey],
        set: { ...receivedMessage('question', searchText), name, email, language },
      })
      .returning({ id: threads.id, position: threads.messages })
    // an upsert always returns its row
    if (!thread) throw new Error('Inserting the thread of a question returned no row')
    await addMessage(tx, { threadId: thread.id, position: thread.position, kind: 'question', text })
    await recordChanges(tx, event.teamId, [{ threadId: thread.id, kind: 'question' }])
    return thread.id
  })
}

/**
 * Adds another question of the same author to a thread.
 * @throws ProblemError `not-found`, also for a thread of notifications
 */
export async function addFollowUp(db: Db, threadId: string, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set(receivedMessage('question', searchTextOf(text)))
      .where(sql`${eq(threads.id, threadId)} and ${threads.email} is not null`)
      .returning({ teamId: threads.teamId, position: threads.messages })
    if (!thread) throw new ProblemError('not-found')
    await addMessage(tx, { threadId, position: thread.position, kind: 'question', text })
    await recordChanges(tx, thread.teamId, [{ threadId, kind: 'question' }])
  })
}
