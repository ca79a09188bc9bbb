import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import type { MailFilter } from '@foyer/contract/installation'
import { and, count, desc, eq, gt, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
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

/** The latest mail of a kind about an order. @returns undefined when there is none */
export async function latestMailOf(db: Db, orderId: string, kind: string): Promise<MailRow | undefined> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, orderId), eq(mails.kind, kind)))
    .orderBy(desc(mails.id))
    .limit(1)
  return mail
}

/** The condition that a mail was stored without an SMTP server, and can still be sent. */
export const isKept = and(eq(mails.state, 'stored'), isNotNull(mails.encryptedContent), gt(mails.expiresAt, sql`now()`))

/** The numbers of mails that wait to be sent, of those that failed, and of those kept without an SMTP server. */
export async function countUnsent(db: Db): Promise<{ queued: number; failed: number; kept: number }> {
  const rows = await db
    .select({ state: mails.state, total: count() })
    .from(mails)
    .where(or(inArray(mails.state, ['queued', 'failed']), isKept))
    .groupBy(mails.state)
  const of = (state: 'queued' | 'failed' | 'stored') => rows.find((row) => row.state === state)?.total ?? 0
  return { queued: of('queued'), failed: of('failed'), kept: of('stored') }
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
