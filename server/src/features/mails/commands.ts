import type { Language } from '@foyer/contract/languages'
import type { SQL } from 'drizzle-orm'
import { and, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Services } from '../../http/services.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { mails } from '../../schema/mails.ts'
import { reseal } from '../installation/commands/reseal.ts'
import { note } from '../orders/commands/note.ts'
import { tellFailed } from './commands/failed.ts'
import { subjectOf } from './presenter/content.ts'
import type { MailRow } from './queries.ts'
import type { MailData, MailKind } from './rules.ts'
import { headerLine, mailRecord, pauseAfter } from './rules.ts'

const hour = 60 * 60
const day = 24 * hour

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl'>

/** A mail to be written. */
export interface NewMail<K extends MailKind> {
  /** The order it is about. */
  orderId?: string
  to: string
  replyTo?: string
  language: Language
  kind: K
  data: MailData[K]
  /** For how long its content is good, in seconds: 30 days unless it opens something. */
  lasts?: number
}

/**
 * Puts a mail into the queue, in the transaction of what causes it: either both happen or neither does.
 * Without an SMTP server it is kept for the operator to read. Its content is encrypted.
 * @returns its id
 */
export async function enqueueMail<K extends MailKind>(db: Db, needs: Needs, mail: NewMail<K>): Promise<string> {
  const [id] = await enqueueMails(db, needs, [mail])
  if (id === undefined) throw new Error('no mail was written')
  return id
}

/** As `enqueueMail`, several in one statement, which is the same for one mail and for a thousand. */
export async function enqueueMails<K extends MailKind>(
  db: Db,
  needs: Needs,
  written: readonly NewMail<K>[],
): Promise<string[]> {
  if (written.length === 0) return []
  const rows = written.map((mail) => rowOf(needs, mail))
  await db.execute(insertion(needs, rows, sql`true`))
  return rows.map(({ id }) => id)
}

/**
 * The same as a part of a statement that decides which orders' mails are written.
 * @param only a condition on `m.order_id`
 */
export const enqueuingMails = <K extends MailKind>(needs: Needs, written: readonly NewMail<K>[], only: SQL): SQL =>
  insertion(
    needs,
    written.map((mail) => rowOf(needs, mail)),
    only,
  )

type Row = ReturnType<typeof rowOf>

function insertion({ config }: Needs, rows: readonly Row[], only: SQL): SQL {
  const column = (of: (row: Row) => unknown) => sql.param(rows.map(of))
  return sql`
    insert into mails (id, order_id, "to", reply_to, language, kind, subject, sealed, state, expires_at)
    select m.id, m.order_id, m."to", m.reply_to, m.language, m.kind, m.subject, m.sealed,
      ${config.SMTP_URL ? 'queued' : 'kept'}::mail_state, now() + make_interval(secs => m.lasts)
    from unnest(
      ${column(({ id }) => id)}::text[],
      ${column(({ orderId }) => orderId)}::text[],
      ${column(({ to }) => to)}::text[],
      ${column(({ replyTo }) => replyTo)}::text[],
      ${column(({ language }) => language)}::text[],
      ${column(({ kind }) => kind)}::text[],
      ${column(({ subject }) => subject)}::text[],
      ${column(({ sealed }) => sealed)}::text[],
      ${column(({ lasts }) => lasts)}::int[]
    ) as m (id, order_id, "to", reply_to, language, kind, subject, sealed, lasts)
    where ${only}`
}

function rowOf<K extends MailKind>(
  { secrets }: Needs,
  { orderId, to, replyTo, language, kind, data, lasts = 30 * day }: NewMail<K>,
) {
  const id = newId('mai')
  return {
    id,
    orderId: orderId ?? null,
    to: headerLine(to),
    replyTo: replyTo === undefined ? null : headerLine(replyTo),
    language,
    kind,
    subject: subjectOf(kind, data, language),
    sealed: secrets.seal(JSON.stringify(data), mailRecord(id)),
    lasts,
  }
}

/** How long a mail is one process's to send. Longer than a server that answers slowly can take. */
const lease = 5 * 60
const batch = 10

/**
 * Takes mails that are due, the longest waiting first. Each goes to one process only; when that one dies before it
 * has said how it went, the mail is due again after the lease. So a mail can go out twice, with the same Message-ID.
 */
export async function takeDueMails(db: Db): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), lte(mails.nextTryAt, sql`now()`), gt(mails.expiresAt, sql`now()`)))
    .orderBy(mails.nextTryAt)
    .limit(batch)
    .for('update', { skipLocked: true })
  return await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: inSeconds(lease) })
    .where(sql`${mails.id} in ${due}`)
    .returning()
}

/** Writes down that a mail was sent, on its order's timeline too, and forgets what it said. */
export async function markSent(db: Db, mail: MailRow): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(mails)
      .set({ state: 'sent', sentAt: sql`now()`, sealed: null, reason: null })
      .where(taken(mail))
      .returning(told)
    for (const { orderId, kind } of rows)
      if (orderId !== null) await note(tx, orderId, { kind: 'mail-sent', detail: kind })
  })
}

/** Writes down why a mail was not sent. It is tried again after a while, unless that is hopeless or was tried enough. */
export async function markUnsent(db: Db, mail: MailRow, reason: string, hopeless: boolean): Promise<void> {
  const pause = hopeless ? undefined : pauseAfter(mail.attempts)
  const next = pause === undefined ? { state: 'failed' as const } : { nextTryAt: inSeconds(pause * 60) }
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(mails)
      .set({ ...next, reason: headerLine(reason).slice(0, 500) })
      .where(taken(mail))
      .returning(told)
    if (pause === undefined) await tellFailed(tx, rows, hopeless)
  })
}

/** Forgets what mails said whose time is over; those still unsent have failed. */
export async function expireMails(db: Db): Promise<void> {
  const over = lte(mails.expiresAt, sql`now()`)
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(mails)
      .set({ sealed: null, state: 'failed', reason: sql`concat_ws(': ', 'not sent in time', ${mails.reason})` })
      .where(and(isNotNull(mails.sealed), over, eq(mails.state, 'queued')))
      .returning(told)
    await tx
      .update(mails)
      .set({ sealed: null })
      .where(and(isNotNull(mails.sealed), over))
    await tellFailed(tx, failed, false)
  })
}

const { id, orderId, kind, to, subject, reason } = mails
const told = { id, orderId, kind, to, subject, reason }

/** Encrypts anew what mails say that wait, or are kept, under a secret which is being replaced. */
export const resealMails = (db: Db, secrets: Services['secrets']): Promise<void> =>
  reseal(db, secrets, { id: mails.id, sealed: mails.sealed, recordOf: mailRecord })

/** Forgets lines of the mail log after 90 days: they say who was written to. */
export async function forgetOldMails(db: Db): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - interval '90 days'`))
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

// only as long as the lease is ours: somebody else may have taken the mail since
const taken = ({ id, attempts }: MailRow) =>
  and(eq(mails.id, id), eq(mails.state, 'queued'), eq(mails.attempts, attempts))
