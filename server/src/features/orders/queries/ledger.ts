import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orderAdjustments, orderCorrections } from '../../../schema/order-corrections.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { moneyEntries, payments, refunds } from '../../../schema/payments.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { sharesOfEntries } from '../rules/held-shares.ts'
import type { Ledger } from '../rules/ledger.ts'
import { firstLines } from '../rules/ledger.ts'

export type CorrectionRow = typeof orderCorrections.$inferSelect

/** The amounts of an order. The caller has checked that the order exists. */
export async function ledgerOf(db: Db, orderId: string): Promise<Ledger> {
  const [order] = await db
    .select({ status: orders.status, rounding: orders.taxRounding })
    .from(orders)
    .where(eq(orders.id, orderId))
  const items = await db
    .select({ ...getTableColumns(tickets), kept: ticketTypes.kept })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(eq(tickets.orderId, orderId))
    .orderBy(asc(tickets.id))
  const ledgerTickets = items.map(
    ({ id, ticketTypeId, kind, kept, addOnOf, taxRateBp, priceCents, cancelledAt, added }) => ({
      id,
      ticketType: ticketTypeId,
      ...(kind !== 'ticket' && { addOnOf }),
      ...(kind === 'fee' && { bookingFee: kept ? ('kept' as const) : ('refunded' as const) }),
      taxRateBp,
      priceCents,
      cancelled: cancelledAt !== null,
      added,
    }),
  )
  const entries = await db.select().from(moneyEntries).where(eq(moneyEntries.orderId, orderId))
  return {
    status: order?.status ?? 'cancelled',
    rounding: order?.rounding ?? 'gross-sum',
    tickets: ledgerTickets,
    adjustments: await adjustmentsOf(db, [orderId]),
    payments: await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id)),
    refunds: await refundsOfLedger(db, orderId),
    money: sharesOfEntries(entries, firstLines({ tickets: ledgerTickets })),
  }
}

async function refundsOfLedger(db: Db, orderId: string): Promise<Ledger['refunds']> {
  const rows = await db
    .select({ ...getTableColumns(refunds), correction: orderCorrections.state })
    .from(refunds)
    .leftJoin(orderCorrections, eq(orderCorrections.id, refunds.correctionId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id))
  return rows.map(({ correction, ...refund }) => ({ ...refund, waits: correction === 'requested' }))
}

export type AdjustmentRow = Awaited<ReturnType<typeof adjustmentsOf>>[number]

/** The lines that corrections have added to orders, with the ticket of each, the oldest first. */
export const adjustmentsOf = (db: Db, orderIds: readonly string[]) =>
  db
    .select({
      ...getTableColumns(orderAdjustments),
      ticket: {
        ticketTypeId: tickets.ticketTypeId,
        taxRateBp: tickets.taxRateBp,
        cancelledAt: tickets.cancelledAt,
      },
      type: { name: ticketTypes.name },
    })
    .from(orderAdjustments)
    .innerJoin(tickets, eq(tickets.id, orderAdjustments.ticketId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(sql`${orderAdjustments.orderId} = any(${sql.param(orderIds)}::text[])`)
    .orderBy(asc(orderAdjustments.createdAt), asc(orderAdjustments.id))

/** The same, by the id of their order; an order without any is missing. */
export async function adjustmentsByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, AdjustmentRow[]>> {
  const byOrder = new Map<string, AdjustmentRow[]>()
  for (const row of await adjustmentsOf(db, orderIds))
    byOrder.set(row.orderId, [...(byOrder.get(row.orderId) ?? []), row])
  return byOrder
}

/** Whether an order still consists of its first tickets, which cost something, and has never received money. */
export async function awaitsFirstMoney(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await db.execute<{ awaits: boolean }>(sql`
    select exists (select from ${tickets} t where t.order_id = ${orderId} and t.price_cents > 0)
      and not exists (select from ${tickets} t where t.order_id = ${orderId} and (t.cancelled_at is not null or t.added))
      and not exists (select from ${orderAdjustments} a where a.order_id = ${orderId})
      and not exists (select from ${moneyEntries} m where m.order_id = ${orderId}) as awaits`)
  return rows[0]?.awaits === true
}

/** Whether a correction of an order waits for the card provider. */
export async function isCorrecting(db: Db, orderId: string): Promise<boolean> {
  const [requested] = await db
    .select({ id: orderCorrections.id })
    .from(orderCorrections)
    .where(and(eq(orderCorrections.orderId, orderId), eq(orderCorrections.state, 'requested')))
  return requested !== undefined
}

/** A correction. @returns undefined when there is none with this id */
export async function correctionById(db: Db, id: string): Promise<CorrectionRow | undefined> {
  const [row] = await db.select().from(orderCorrections).where(eq(orderCorrections.id, id))
  return row
}

/** The correction of an order that a request with this `Idempotency-Key` has made. */
export async function correctionByKey(db: Db, orderId: string, key: string): Promise<CorrectionRow | undefined> {
  const [row] = await db
    .select()
    .from(orderCorrections)
    .where(and(eq(orderCorrections.orderId, orderId), eq(orderCorrections.idempotencyKey, key)))
  return row
}

/**
 * The balance of orders that wait for their payment or were paid, in minor units, by the id of the order; negative when more has
 * arrived than is due. A refund does not count while its correction waits for the card provider, since the total falls only after
 * that.
 */
export async function balanceCentsByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; balance: number }>(sql`
    select o.id, (o.total_cents - coalesce(p.received, 0) + coalesce(r.refunded, 0))::float8 as balance
    from ${orders} o
    left join lateral (
      select sum(amount_cents) as received from payments
      where order_id = o.id and state in ('confirmed', 'disputed')) p on true
    left join lateral (
      select sum(amount_cents) as refunded from refunds
      where order_id = o.id and state <> 'failed' and not exists (
        select from order_corrections c where c.id = refunds.correction_id and c.state = 'requested')) r on true
    where o.id = any(${sql.param(orderIds)}::text[])`)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}
