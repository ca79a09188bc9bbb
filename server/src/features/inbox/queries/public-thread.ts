import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { messages, threads } from '../../../schema/inbox.ts'
import { orders } from '../../../schema/orders.ts'
import { teams } from '../../../schema/teams.ts'

export type PublicThreadRow = NonNullable<Awaited<ReturnType<typeof publicThreadById>>>

/**
 * A thread of questions and replies, for its author. The caller has checked the thread's token.
 * @returns undefined when there is no thread, or when it has only notifications
 */
export async function publicThreadById(db: Db, id: string) {
  const [found] = await db
    .select({
      thread: threads,
      organiser: teams.name,
      timeZone: teams.timeZone,
      event: { name: events.name, slug: events.slug },
      order: { number: orders.number },
    })
    .from(threads)
    .innerJoin(teams, eq(teams.id, threads.teamId))
    .leftJoin(events, eq(events.id, threads.eventId))
    .leftJoin(orders, eq(orders.id, threads.orderId))
    .where(eq(threads.id, id))
  if (!found || found.thread.email === null) return undefined
  const history = await db
    .select({ kind: messages.kind, text: messages.text, at: messages.at })
    .from(messages)
    .where(and(eq(messages.threadId, id), inArray(messages.kind, ['question', 'reply'])))
    .orderBy(asc(messages.position))
  return { ...found, history }
}
