import type { SQL } from 'drizzle-orm'
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { fixedStatement } from '../../lib/fixed-statement.ts'
import type { Infra } from '../../lib/infra.ts'
import { reEncryptColumn } from '../../lib/re-encrypt.ts'
import { momentNow, secondsFromNow } from '../../schema/columns.ts'
import { mails } from '../../schema/mails.ts'
import type { NewMail, NewMailRow } from './commands/insert-mails.ts'
import { insertMails, mailRows } from './commands/insert-mails.ts'
import type { MailRow } from './queries.ts'
import { isKept } from './queries.ts'
import { headerLine } from './rules/header-line.ts'
import { mailRecord } from './rules/mail-content.ts'
import type { MailKind } from './rules/mail-data.ts'
import type { MailFailure, MailHooks } from './rules/mail-hooks.ts'
import { retryDelayMinutes } from './rules/retry-delay.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>

/**
 * Queues a mail, in the transaction of what causes it: either both happen or neither does. Without an SMTP server it is
 * stored for the administrator to read. Its content is encrypted.
 * @returns its id
 */
export async function enqueueMail<K extends MailKind>(db: Db, deps: Deps, mail: NewMail<K>): Promise<string> {
  const [id] = await enqueueMails(db, deps, [mail])
  if (id === undefined) throw new Error('No mail was queued')
  return id
}

/** As `enqueueMail`, for several mails in one statement. */
export async function enqueueMails<K extends MailKind>(
  db: Db,
  deps: Deps,
  newMails: readonly NewMail<K>[],
): Promise<string[]> {
  if (newMails.length === 0) return []
  const rows = mailRows(deps, newMails)
  await insert(db, rows)
  return rows.map(({ id }) => id)
}

const insert = fixedStatement<readonly NewMailRow[], never>((value) => insertMails(value, (rows) => rows, sql`true`))

/** Deletes the mails of a kind about orders that are not sent: newer ones replace them. */
export async function deleteUnsentMails(db: Db, kind: MailKind, orderIds: readonly string[]): Promise<void> {
  await db
    .delete(mails)
    .where(
      and(
        sql`${mails.orderId} = any(${sql.param(orderIds)}::text[])`,
        eq(mails.kind, kind),
        inArray(mails.state, ['queued', 'stored']),
      ),
    )
}

/** Deletes the mails to the attendees of tickets that are not sent: the tickets have other codes or attendees by now. */
export async function deleteUnsentTicketMails(db: Db, ticketIds: readonly string[]): Promise<void> {
  await db
    .delete(mails)
    .where(
      and(
        sql`${mails.ticketId} = any(${sql.param(ticketIds)}::text[])`,
        ne(mails.kind, 'ticketVoid' satisfies MailKind),
        inArray(mails.state, ['queued', 'stored']),
      ),
    )
}

/** How long a mail is leased to one process: longer than a slow SMTP server needs. */
const leaseSeconds = 5 * 60

interface Lease {
  /** The process that takes the mails. */
  processId: string
  limit: number
  /** Hosts of recipients (`hostOf`) whose mails have to wait. */
  busyHosts?: readonly string[]
  /** Mails whose outcome this process still has to write, even if their lease is over. */
  heldIds?: readonly string[]
}

/**
 * Leases mails that are due to a process: first those without an order, such as links to sign in, which must not wait for
 * the many of a sale; of each, the longest waiting first. When the process dies before it stores the result,
 * a mail is due again after the lease. So a mail can be sent twice, with the same Message-ID.
 */
export async function takeDueMails(
  db: Db,
  { processId, limit, busyHosts = [], heldIds = [] }: Lease,
): Promise<MailRow[]> {
  const isDue = and(eq(mails.state, 'queued'), lte(mails.nextTryAt, momentNow), gt(mails.expiresAt, sql`now()`))
  const isHostFree = sql`lower(split_part(${mails.to}, '@', -1)) <> all(${sql.param(busyHosts)}::text[])`
  const isFree = and(
    isDue,
    busyHosts.length > 0 ? isHostFree : undefined,
    heldIds.length > 0 ? notInArray(mails.id, [...heldIds]) : undefined,
  )
  const due = (which: SQL, most: SQL) => sql`
    select ${mails.id} from ${mails} where ${and(isFree, which)}
    order by ${mails.nextTryAt} limit ${most} for update skip locked`
  const ids = sql`
    with first as materialized (${due(isNull(mails.orderId), sql`${limit}::bigint`)}),
      later as materialized (${due(isNotNull(mails.orderId), sql`${limit}::bigint - (select count(*) from first)`)})
    select id from first union all select id from later`
  return await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: secondsFromNow(leaseSeconds), leasedBy: processId })
    .where(sql`${mails.id} = any(array(${ids}))`)
    .returning()
}

/** Makes a leased mail due again at once: nothing was sent. */
export async function giveBack(db: Db, mail: MailRow): Promise<void> {
  await db.update(mails).set(notTried).where(isLeasedBy(mail))
}

/**
 * Makes the mails due again that a process leased without learning of it, because the answer of the database was lost.
 * @param heldIds the mails that the process knows of
 */
export async function giveBackUnknown(db: Db, processId: string, heldIds: readonly string[]): Promise<void> {
  const isUnknown = and(eq(mails.state, 'queued'), eq(mails.leasedBy, processId), gt(mails.nextTryAt, sql`now()`))
  const isHeld = heldIds.length > 0 ? notInArray(mails.id, [...heldIds]) : undefined
  await db.update(mails).set(notTried).where(and(isUnknown, isHeld))
}

const notTried = { attempts: sql`${mails.attempts} - 1`, nextTryAt: sql<Date>`now()`, leasedBy: null }

/**
 * Marks a mail as sent and deletes its content. Also when another process has leased it since: a mail that was sent must
 * not be sent again.
 */
export async function markSent(db: Db, hooks: MailHooks, mail: MailRow): Promise<void> {
  await db.transaction(async (tx) => {
    const [sent] = await tx
      .update(mails)
      .set({ state: 'sent', sentAt: sql`now()`, encryptedContent: null, reason: null, leasedBy: null })
      .where(and(eq(mails.id, mail.id), eq(mails.state, 'queued')))
      .returning(settledColumns)
    if (sent) await hooks[sent.kind]?.afterSent?.(tx, sent)
  })
}

/** Records a failed attempt and schedules the next one. After the last attempt the mail has failed. */
export async function markFailedAttempt(db: Db, hooks: MailHooks, mail: MailRow, reason: string): Promise<void> {
  const delay = retryDelayMinutes(mail.attempts)
  if (delay === undefined) return await markFailed(db, hooks, mail, reason, 'not-sent')
  await db
    .update(mails)
    .set({ nextTryAt: secondsFromNow(delay * 60), leasedBy: null, reason: storedReason(reason) })
    .where(isLeasedBy(mail))
}

/** Marks a mail as failed of which further attempts are pointless. */
export const markRefused = (db: Db, hooks: MailHooks, mail: MailRow, reason: string): Promise<void> =>
  markFailed(db, hooks, mail, reason, 'refused')

async function markFailed(
  db: Db,
  hooks: MailHooks,
  mail: MailRow,
  reason: string,
  failure: MailFailure,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(mails)
      .set({ state: 'failed', leasedBy: null, reason: storedReason(reason) })
      .where(isLeasedBy(mail))
      .returning(settledColumns)
    if (row) await hooks[row.kind]?.afterFailed?.(tx, row, failure)
  })
}

const storedReason = (reason: string) => headerLine(reason).slice(0, 500)

/** Deletes the content of expired mails. Expired mails that are still queued have failed. */
export async function expireMails(db: Db, hooks: MailHooks): Promise<void> {
  const expired = and(isNotNull(mails.encryptedContent), lte(mails.expiresAt, sql`now()`))
  const queued = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(expired, eq(mails.state, 'queued')))
  // one transaction per mail: the hooks lock rows of other features, and several mails could deadlock on them
  for (const { id } of queued) await failExpired(db, hooks, id)
  await db.update(mails).set({ encryptedContent: null }).where(expired)
}

async function failExpired(db: Db, hooks: MailHooks, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(mails)
      .set({
        encryptedContent: null,
        state: 'failed',
        reason: sql`concat_ws(': ', 'not sent in time', ${mails.reason})`,
      })
      .where(and(eq(mails.id, id), eq(mails.state, 'queued')))
      .returning(settledColumns)
    if (failed) await hooks[failed.kind]?.afterFailed?.(tx, failed, 'not-sent')
  })
}

const { id, orderId, kind, to, subject, reason } = mails
const settledColumns = { id, orderId, kind, to, subject, reason }

/** Queues the mails that were stored without an SMTP server and have not expired, the oldest first. @returns how many */
export async function queueKeptMails(db: Db): Promise<number> {
  const queued = await db
    .update(mails)
    .set({ state: 'queued', nextTryAt: mails.createdAt })
    .where(isKept)
    .returning({ id: mails.id })
  return queued.length
}

/** Re-encrypts the content of mails that is encrypted with the previous secret. */
export const reEncryptMails = (db: Db, secrets: Infra['secrets']): Promise<void> =>
  reEncryptColumn(db, secrets, { id: mails.id, column: mails.encryptedContent, recordOf: mailRecord })

/** Deletes mails after 90 days: their addresses are personal data. */
export async function deleteOldMails(db: Db): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - interval '90 days'`))
}

// the attempt number identifies the lease: another process may have leased the mail since
const isLeasedBy = ({ id, attempts }: MailRow) =>
  and(eq(mails.id, id), eq(mails.state, 'queued'), eq(mails.attempts, attempts))
