import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import type { OrderFilter } from '@foyer/contract/orders'
import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { inOrder } from '../../lib/in-order.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import type { Scope } from '../../lib/scope.ts'
import { hasWords } from '../../lib/search-terms.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { mails } from '../../schema/mails.ts'
import { orderEntries, orders, payments, refunds, tickets } from '../../schema/orders.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'

/** The condition that a payment is a card payment which can still be paid at Stripe. */
export const isOpenCardPayment = and(eq(payments.method, 'card'), inArray(payments.state, ['created', 'pending']))

export type OrderRow = typeof orders.$inferSelect
export type EventOfOrder = typeof events.$inferSelect
export type TeamOfOrder = typeof teams.$inferSelect

/** An order with its event and the team that sells it. */
export interface OrderDetails {
  order: OrderRow
  event: EventOfOrder
  team: TeamOfOrder
  /** Whether the team's Stripe key moves real money; null without one. */
  card: { live: boolean } | null
  /** The open card payment; an order has at most one. */
  paying: { payUrl: string | null; endsAt: Date | null } | null
  /** The time of the database's clock at which it was read. */
  now: Date
}

const withEvent = (db: Db) =>
  db
    .select({
      order: orders,
      event: events,
      team: teams,
      card: { live: stripeKeys.live },
      paying: { id: payments.id, payUrl: payments.payUrl, endsAt: payments.endsAt },
      now: sql<Date>`now()`.mapWith((now: string) => new Date(now)),
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .innerJoin(teams, eq(teams.id, orders.teamId))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, orders.teamId))
    .leftJoin(payments, and(eq(payments.orderId, orders.id), isOpenCardPayment))

/** @throws ProblemError `not-found`, also for another team's order */
export async function orderById(db: Db, scope: Scope, id: string): Promise<OrderDetails> {
  const [found] = await withEvent(db).where(and(eq(orders.id, id), eq(orders.teamId, scope.team)))
  if (!found) throw new ProblemError('not-found')
  return found
}

/** Orders of any team by their ids: for buyers, who hold the order's token, and for background tasks. */
export const ordersByIds = (db: Db, ids: readonly string[]): Promise<OrderDetails[]> =>
  withEvent(db).where(sql`${orders.id} = any(${sql.param(ids)}::text[])`)

export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number]

/** The tickets of orders, sorted as the event's page sorts its ticket types. */
export const ticketsOf = (db: Db, orderIds: readonly string[]) =>
  db
    .select({ ticket: tickets, type: { name: ticketTypes.name } })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(sql`${tickets.orderId} = any(${sql.param(orderIds)}::text[])`)
    .orderBy(asc(ticketTypes.position), asc(tickets.id))

/** The same, by the id of their order. */
export async function ticketsByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, TicketRow[]>> {
  const orders = new Map<string, TicketRow[]>(orderIds.map((id) => [id, []]))
  for (const row of await ticketsOf(db, orderIds)) orders.get(row.ticket.orderId)?.push(row)
  return orders
}

/** Whether the buyer has another order for the same event that is paid or waits for its transfer. */
export async function hasOtherOrder(db: Db, { id, eventId, email }: OrderRow): Promise<boolean> {
  const [other] = await db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.eventId, eventId),
        ne(orders.id, id),
        sql`lower(${orders.email}) = lower(${email})`,
        inArray(orders.status, ['paid', 'pending']),
      ),
    )
    .limit(1)
  return other !== undefined
}

export type MailState = (typeof mails.$inferSelect)['state']

/** The state of the latest mail about each order, by the order's id. */
export async function mailStatesOf(db: Db, orderIds: readonly string[]): Promise<Map<string, MailState>> {
  const { rows } = await db.execute<{ id: string; state: MailState }>(sql`
    select distinct on (m.order_id) m.order_id as id, m.state from ${mails} m
    where m.order_id = any(${sql.param(orderIds)}::text[]) order by m.order_id, m.id desc`)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export type SummaryRow = Awaited<ReturnType<typeof listOrders>>['items'][number]

const Position = z.tuple([z.string().regex(/^\w{1,100}$/)])

const ticketNumber = /^([2-9A-Z]{4})-?([2-9A-Z]{4})$/
/** Stripe's ids of a checkout session and of a payment intent. */
const paymentReference = /^(cs|pi)_\w+$/

/** The condition that an order has every word of a query, or what the query names exactly. */
function matchesText(q: string): SQL | undefined {
  const named = ordersNamedBy(q)
  // an array, which PostgreSQL reads once and looks up in the primary key
  return or(hasWords(orders.searchText, q), named && sql`${orders.id} = any(array(${named}))`)
}

/**
 * The query for the ids of the orders, of any team, that have a ticket with this number, or a payment with this reference
 * of the provider.
 * @returns undefined when a text is neither
 */
export function ordersNamedBy(q: string): SQL | undefined {
  const [, first, second] = ticketNumber.exec(q.trim().toUpperCase()) ?? []
  if (first !== undefined)
    return sql`select ${tickets.orderId} from ${tickets} where ${tickets.number} = ${`${first}-${second}`}`
  if (!paymentReference.test(q.trim())) return undefined
  return sql`select ${payments.orderId} from ${payments}
    where ${payments.reference} = ${q.trim()} or ${payments.intent} = ${q.trim()}`
}

const selectSummaries = (db: Db) =>
  db
    .select({
      order: orders,
      event: { id: events.id, name: events.name },
      tickets: sql<number>`(select count(*)::int from ${tickets} where ${tickets.orderId} = ${orders.id})`,
      owedCents: sql<number>`(
        select coalesce(sum(${refunds.amountCents}), 0)::float8 from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'owed')`,
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))

/** Orders of the team, in the order of `ids`. Ids of other teams' orders are left out. */
export async function orderSummariesByIds(db: Db, scope: Scope, ids: readonly string[]): Promise<SummaryRow[]> {
  const rows = await selectSummaries(db).where(
    and(sql`${orders.id} = any(${sql.param(ids)}::text[])`, eq(orders.teamId, scope.team)),
  )
  return inOrder(rows, ids, ({ order }) => order.id)
}

/** The team's orders, the newest first: all of them, or a page of `limit`. */
export async function listOrders(db: Db, scope: Scope, filter: OrderFilter) {
  const { limit, cursor, q, event, status, refunds: owed } = filter
  const matching = and(
    eq(orders.teamId, scope.team),
    event === undefined ? undefined : eq(orders.eventId, event),
    status && eq(orders.status, status),
    owed === undefined ? undefined : inArray(orders.id, ordersWithOwedRefund(db)),
    q === undefined ? undefined : matchesText(q),
  )
  // ids sort by their time of creation
  const after = cursor === undefined ? undefined : lt(orders.id, readCursor(cursor, Position)[0])
  const query = selectSummaries(db).where(and(matching, after)).orderBy(desc(orders.id))
  const [rows, counted] = await Promise.all(
    limit === undefined ? [query, undefined] : [query.limit(limit + 1), countUpTo(db, orders, matching)],
  )
  const total = counted ?? rows.length
  const page: Page<(typeof rows)[number]> = pageOf(rows, limit, total, ({ order }) => cursorOf([order.id]))
  return page
}

const ordersWithOwedRefund = (db: Db) =>
  db.select({ id: refunds.orderId }).from(refunds).where(eq(refunds.state, 'owed'))

/** The payments of an order, the oldest first. */
export const paymentsOf = (db: Db, orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))

/** The refunds of an order with the method and arrival of the payment that each refunds, the oldest first. */
export const refundsOf = (db: Db, orderId: string) =>
  db
    .select({ ...getTableColumns(refunds), method: payments.method, receivedOn: payments.receivedOn })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id))
export type RefundOfOrder = Awaited<ReturnType<typeof refundsOf>>[number]

/** The payments, refunds, mails and timeline of an order, each the oldest first. */
export async function historyOf(db: Db, orderId: string) {
  return {
    payments: await paymentsOf(db, orderId),
    refunds: await refundsOf(db, orderId),
    mails: await db.select().from(mails).where(eq(mails.orderId, orderId)).orderBy(asc(mails.id)),
    timeline: await db
      .select({ entry: orderEntries, by: users.name })
      .from(orderEntries)
      .leftJoin(users, eq(users.id, orderEntries.by))
      .where(eq(orderEntries.orderId, orderId))
      .orderBy(asc(orderEntries.at), asc(orderEntries.id)),
  }
}

/** The sales figures of an event; those of a draft count its test orders. @throws ProblemError `not-found` */
export async function salesOf(db: Db, scope: Scope, eventId: string) {
  const awaited = db
    .select({
      orders: sql<number>`count(*)::int`.as('awaited_orders'),
      totalCents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::float8`.as('awaited_cents'),
      dueAt: sql<Date | null>`min(${orders.dueAt})`.mapWith(orders.dueAt).as('next_due_at'),
    })
    .from(orders)
    .where(
      and(
        eq(orders.eventId, eventId),
        eq(orders.teamId, scope.team),
        eq(orders.status, 'pending'),
        isNotNull(orders.dueAt),
      ),
    )
    .as('awaited')
  const [sales] = await db
    .select({
      awaited: { orders: awaited.orders, totalCents: awaited.totalCents, dueAt: awaited.dueAt },
      currency: events.currency,
      held: inventory.held,
      sold: inventory.sold,
      orders: sql<number>`count(${orders.id})::int`,
      revenueCents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::float8`,
    })
    .from(events)
    .innerJoin(inventory, eq(inventory.id, events.id))
    .crossJoin(awaited)
    .leftJoin(orders, and(eq(orders.eventId, events.id), inArray(orders.status, ['paid'])))
    .where(and(eq(events.id, eventId), eq(events.teamId, scope.team)))
    .groupBy(events.id, inventory.id, awaited.orders, awaited.totalCents, awaited.dueAt)
  if (!sales) throw new ProblemError('not-found', { title: 'Event not found' })
  return sales
}

/** The time of the database's clock, which all processes share. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`)
  return new Date(rows[0]?.now ?? Date.now())
}
