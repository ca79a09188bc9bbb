import type { RetentionKind } from '@foyer/contract/retention-rules'
import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { bankLines } from '../../../schema/bank-statements.ts'
import { events } from '../../../schema/events.ts'
import { threads } from '../../../schema/inbox.ts'
import { invoices } from '../../../schema/invoices.ts'
import { orderJobs } from '../../../schema/order-jobs.ts'
import { answers, orderForms } from '../../../schema/order-questions.ts'
import { orderEntries, orders, tickets } from '../../../schema/orders.ts'
import { recordChanges } from '../../inbox/commands/record-changes.ts'
import { eraseOrders } from './erase-orders.ts'

/** The most rows of a batch. */
const batchSize = 200

/**
 * Erases a batch of what a team has kept for longer than the period, in a transaction.
 * @param period in the unit of the kind
 * @returns the number of rows it has erased; 0 when nothing is left
 */
type Sweep = (tx: Db, teamId: string, period: number) => Promise<number>

export const sweeps: Record<RetentionKind, Sweep> = {
  'unpaid-orders': (tx, teamId, days) =>
    eraseOldOrders(
      tx,
      teamId,
      sql`${orders.status} in ('expired', 'cancelled') and not ${hasMoney} and ${orders.reservedAt} < ${daysAgo(days)}`,
    ),
  attendees: eraseAttendees,
  answers: deleteAnswers,
  questions: deleteQuestions,
  messages: eraseMessages,
  accounts: async (tx, teamId, years) =>
    (await eraseOldOrders(
      tx,
      teamId,
      sql`${orders.status} in ('paid', 'expired', 'cancelled') and not ${isOpen}
        and ${orders.reservedAt} < ${yearsAgo(years)} and ${lastYear} < ${yearsAgo(years)}`,
    )) +
    (await eraseBankLines(tx, teamId, years)) +
    (await deleteDocuments(tx, teamId, years)),
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
/** The beginning of the calendar year in which nothing is to be kept any more; before it, all is old enough. */
const yearsAgo = (years: number) => sql`date_trunc('year', now()) - make_interval(years => ${years})`

const hasMoney = sql`exists (select 1 from money_entries m where m.order_id = ${orders.id})`
/** Whether a refund is owed or on its way. */
const isOpen = sql`(exists (select 1 from refunds r where r.order_id = ${orders.id} and r.state in ('created', 'owed'))
  or exists (select 1 from order_corrections c where c.order_id = ${orders.id} and c.state = 'requested'))`
/** The last time that money of the order has moved, and the time of the event if that is later. */
const lastYear = sql`greatest(coalesce(${orders.paidAt}, ${orders.reservedAt}),
  (select max(m.at) from money_entries m where m.order_id = ${orders.id}),
  (select e.date from events e where e.id = ${orders.eventId}))`

// an order that was never completed may have the recipient of an invoice and no buyer; after an erasure, the link of an order
// still takes answers
const hasPeople = sql`(${orders.name} is not null or ${orders.email} is not null
  or exists (select 1 from invoice_requests r where r.order_id = ${orders.id} and r.address is not null)
  or exists (select 1 from answers a where a.order_id = ${orders.id}))`

async function eraseOldOrders(tx: Db, teamId: string, isOld: SQL): Promise<number> {
  const old = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.teamId, teamId), hasPeople, isOld))
    .orderBy(orders.id)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const ids = old.map(({ id }) => id)
  await eraseOrders(tx, ids, null)
  return ids.length
}

/** The attendees of events that are over, and to whom tickets were passed on. */
async function eraseAttendees(tx: Db, teamId: string, days: number): Promise<number> {
  const old = await tx
    .select({ id: tickets.id, orderId: tickets.orderId })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(events, eq(events.id, orders.eventId))
    .where(
      and(
        eq(events.teamId, teamId),
        eq(events.dateTba, false),
        lt(sql`coalesce(${events.endsAt}, ${events.date})`, daysAgo(days)),
        sql`(${tickets.name} is not null or ${tickets.email} is not null)`,
      ),
    )
    .limit(batchSize)
    .for('update', { of: tickets, skipLocked: true })
  const orderIds = [...new Set(old.map(({ orderId }) => orderId))]
  await tx
    .update(tickets)
    .set({ name: null, email: null })
    .where(
      inArray(
        tickets.id,
        old.map(({ id }) => id),
      ),
    )
  await tx
    .update(orderEntries)
    .set({ detail: null })
    .where(and(inArray(orderEntries.orderId, orderIds), eq(orderEntries.kind, 'passed-on')))
  return old.length
}

/** The answers of events that are over, without those for the accounts. */
async function deleteAnswers(tx: Db, teamId: string, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${answers} a using (
      select o.subject_id, o.question_id from ${answers} o join ${events} e on e.id = o.event_id
      where e.team_id = ${teamId} and not e.date_tba and coalesce(e.ends_at, e.date) < ${daysAgo(days)}
        and not exists (select from ${orderForms} f cross join jsonb_array_elements(f.questions) q
          where f.event_id = o.event_id and q ->> 'id' = o.question_id and q -> 'forAccounts' = 'true')
      limit ${batchSize} for update of o skip locked) old
    where a.subject_id = old.subject_id and a.question_id = old.question_id`)
  return rowCount ?? 0
}

async function deleteQuestions(tx: Db, teamId: string, days: number): Promise<number> {
  const old = tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(eq(threads.teamId, teamId), isNotNull(threads.email), lt(threads.lastAt, daysAgo(days))))
    .orderBy(threads.id)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const deleted = await tx.delete(threads).where(inArray(threads.id, old)).returning({ threadId: threads.id })
  await recordChanges(tx, teamId, deleted)
  return deleted.length
}

async function eraseMessages(tx: Db, teamId: string, days: number): Promise<number> {
  const old = tx
    .select({ id: orderJobs.id })
    .from(orderJobs)
    .where(
      and(
        eq(orderJobs.teamId, teamId),
        sql`coalesce(${orderJobs.subject}, ${orderJobs.message}, ${orderJobs.reason}) is not null`,
        lt(orderJobs.createdAt, daysAgo(days)),
      ),
    )
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const erased = await tx
    .update(orderJobs)
    .set({ subject: null, message: null, reason: null })
    .where(inArray(orderJobs.id, old))
    .returning({ id: orderJobs.id })
  return erased.length
}

/** The documents of orders without a buyer, once the newest of the order is old enough. Their numbers are not used again. */
async function deleteDocuments(tx: Db, teamId: string, years: number): Promise<number> {
  const old = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        eq(invoices.teamId, teamId),
        isNull(orders.name),
        isNull(orders.email),
        sql`(select max(i.issued_on) from invoices i where i.order_id = ${invoices.orderId}) < (${yearsAgo(years)})::date`,
      ),
    )
    .limit(batchSize)
    .for('update', { of: invoices, skipLocked: true })
  if (old.length === 0) return 0
  // the trigger that protects documents reads it, until the documents are deleted
  await tx.execute(sql`select set_config('foyer.invoice_maintenance', 'on', true)`)
  const ids = old.map(({ id }) => id)
  await tx.delete(invoices).where(inArray(invoices.id, ids))
  await tx.execute(sql`select set_config('foyer.invoice_maintenance', 'off', true)`)
  return ids.length
}

async function eraseBankLines(tx: Db, teamId: string, years: number): Promise<number> {
  const old = tx
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.teamId, teamId),
        lt(bankLines.day, sql`(${yearsAgo(years)})::date`),
        sql`(${bankLines.payer} <> '' or ${bankLines.text} <> '')`,
      ),
    )
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const erased = await tx
    .update(bankLines)
    .set({ payer: '', text: '' })
    .where(inArray(bankLines.id, old))
    .returning({ id: bankLines.id })
  return erased.length
}
