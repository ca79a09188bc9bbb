import { and, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { invoiceRequests } from '../../../schema/invoices.ts'
import { orderCorrections } from '../../../schema/order-corrections.ts'
import { orderJobItems, orderJobs } from '../../../schema/order-jobs.ts'
import { answers } from '../../../schema/order-questions.ts'
import { orderEntries, orders, tickets } from '../../../schema/orders.ts'
import { payments, refunds } from '../../../schema/payments.ts'
import { hasTrace, keptDetails } from '../rules.ts'

const among = (column: unknown, ids: readonly string[]) => sql`${column} = any(${sql.param(ids)}::text[])`
const hasKeptDetail = sql`${orderEntries.kind}::text = any(${sql.param(keptDetails)}::text[])`

/**
 * Erases the people in orders: the buyers, the attendees, and all texts about them. The accounts stay. The entry
 * in each timeline makes the devices at the door read its tickets again, now without names.
 * @param by the account of the member who erases; null for Foyer's own schedule
 */
export async function eraseOrders(tx: Db, orderIds: readonly string[], by: string | null): Promise<void> {
  if (orderIds.length === 0) return
  await tx
    .update(orders)
    .set({ name: null, email: null, followUpOn: null, network: null })
    .where(among(orders.id, orderIds))
  await tx.update(tickets).set({ name: null, email: null }).where(among(tickets.orderId, orderIds))
  // documents that are issued stay: the law requires them for years (GDPR art. 17 (3) (b))
  await tx
    .update(invoiceRequests)
    .set({ address: null, vat: null, nextVatCheckAt: null })
    .where(among(invoiceRequests.orderId, orderIds))
  await tx.delete(answers).where(among(answers.orderId, orderIds))
  await tx.update(payments).set({ reason: null, payUrl: null }).where(among(payments.orderId, orderIds))
  await tx.update(refunds).set({ reason: null, account: null }).where(among(refunds.orderId, orderIds))
  await tx
    .update(orderCorrections)
    .set({ plan: sql`${orderCorrections.plan} - 'reason' - 'note'`, reason: null })
    .where(among(orderCorrections.orderId, orderIds))
  await tx.delete(orderEntries).where(and(among(orderEntries.orderId, orderIds), sql`${orderEntries.kind} = 'note'`))
  await tx
    .update(orderEntries)
    .set({ detail: null })
    .where(and(among(orderEntries.orderId, orderIds), sql`not (${hasKeptDetail})`))
  await eraseJobs(tx, orderIds)
  await addEntries(tx, orderIds, by)
}

/** Erases attendees in orders of others. @param traces of the attendees, in the timelines of those orders */
export async function eraseTickets(
  tx: Db,
  found: readonly { id: string; orderId: string }[],
  traces: readonly string[],
  by: string | null,
): Promise<void> {
  if (found.length === 0) return
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))]
  const ticketIds = found.map(({ id }) => id)
  await tx.update(tickets).set({ name: null, email: null }).where(among(tickets.id, ticketIds))
  await tx.delete(answers).where(among(answers.subjectId, ticketIds))
  const entries = await tx
    .select({ id: orderEntries.id, detail: orderEntries.detail })
    .from(orderEntries)
    .where(and(among(orderEntries.orderId, orderIds), sql`not (${hasKeptDetail})`))
  const named = entries.filter(({ detail }) => detail !== null && hasTrace(detail, traces)).map(({ id }) => id)
  await tx.update(orderEntries).set({ detail: null }).where(among(orderEntries.id, named))
  await addEntries(tx, orderIds, by)
}

/** Ends the work of jobs on the orders, and erases the messages that no other order got. */
async function eraseJobs(tx: Db, orderIds: readonly string[]): Promise<void> {
  await tx
    .update(orderJobItems)
    .set({ state: 'skipped', reason: 'no-email', mailId: null })
    .where(and(among(orderJobItems.orderId, orderIds), sql`${orderJobItems.state} = 'waiting'`))
  const isTheirs = sql`exists (select 1 from ${orderJobItems} i where i.job_id = ${orderJobs.id} and ${among(sql`i.order_id`, orderIds)})
    and not exists (select 1 from ${orderJobItems} i where i.job_id = ${orderJobs.id} and not (${among(sql`i.order_id`, orderIds)}))`
  await tx.update(orderJobs).set({ reason: null, subject: null, message: null }).where(isTheirs)
}

async function addEntries(tx: Db, orderIds: readonly string[], by: string | null): Promise<void> {
  await tx
    .insert(orderEntries)
    .values(orderIds.map((orderId) => ({ id: newId('ent'), orderId, kind: 'erased' as const, by })))
}
