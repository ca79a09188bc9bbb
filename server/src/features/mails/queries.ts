import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import type { MailFilter } from '@foyer/contract/installation'
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import { mails } from '../../schema/mails.ts'

export type MailRow = typeof mails.$inferSelect

const Position = z.tuple([z.string().regex(/^\w{1,100}$/)])

/** The mail log, the newest first: all of it, or a page of `limit`. */
export async function listMails(db: Db, filter: z.output<typeof MailFilter>): Promise<Page<MailRow>> {
  const { limit, cursor, state } = filter
  const matching = state && eq(mails.state, state)
  const after = cursor === undefined ? undefined : lt(mails.id, readCursor(cursor, Position)[0])
  // ids sort by their time of creation
  const query = db.select().from(mails).where(and(matching, after)).orderBy(desc(mails.id))
  const rows = await (limit === undefined ? query : query.limit(limit + 1))
  const total = limit === undefined ? rows.length : await countUpTo(db, mails, matching)
  return pageOf(rows, limit, total, ({ id }) => cursorOf([id]))
}

/** @throws ProblemError `not-found` */
export async function mailById(db: Db, id: string): Promise<MailRow> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  if (!mail) throw new ProblemError('not-found')
  return mail
}

/** The numbers of mails that wait to be sent, and of those that failed. */
export async function countUnsent(db: Db): Promise<{ queued: number; failed: number }> {
  const rows = await db
    .select({ state: mails.state, total: count() })
    .from(mails)
    .where(inArray(mails.state, ['queued', 'failed']))
    .groupBy(mails.state)
  const of = (state: 'queued' | 'failed') => rows.find((row) => row.state === state)?.total ?? 0
  return { queued: of('queued'), failed: of('failed') }
}

/** Whether sending is stuck: some mail still waits after three attempts. */
export async function isMailStuck(db: Db): Promise<boolean> {
  const [stuck] = await db
    .select({ one: sql`1` })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), gte(mails.attempts, 3)))
    .limit(1)
  return stuck !== undefined
}
