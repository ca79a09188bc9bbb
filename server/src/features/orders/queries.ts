import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import { maxTotalledOrders } from '@foyer/contract/order-limits'
import type { OrderFilter, OrderTotalsFilter } from '@foyer/contract/orders'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { inOrder } from '../../lib/in-order.ts'
import { isInScope } from '../../lib/in-scope.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import type { Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { mails } from '../../schema/mails.ts'
import { orderAdjustments, orderEntries, orders, payments, refunds, tickets } from '../../schema/orders.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { matching } from './queries/filter.ts'
import { adjustmentsOf, isCorrecting, ledgerOf } from './queries/ledger.ts'
import { sortOf } from './queries/sort.ts'

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

const momentOfRead = sql<Date>`now()`.mapWith((now: string) => new Date(now))

const withEvent = (db: Db) =>
  db
    .select({
      order: orders,
      event: events,
      team: teams,
      card: { live: stripeKeys.live },
      paying: { id: payments.id, payUrl: payments.payUrl, endsAt: payments.endsAt },
      now: momentOfRead,
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .innerJoin(teams, eq(teams.id, orders.teamId))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, orders.teamId))
    .leftJoin(payments, and(eq(payments.orderId, orders.id), isOpenCardPayment))

/** @throws ProblemError `not-found`, also for another team's order */
export async function orderById(db: Db, scope: Scope, id: string): Promise<OrderDetails> {
  const [found] = await withEvent(db).where(and(eq(orders.id, id), isInScope(scope, orders.teamId, orders.eventId)))
  if (!found) throw new ProblemError('not-found')
  return found
}

/** Orders of any team by their ids: for buyers, who hold the order's token, and for background tasks. */
export const ordersByIds = (db: Db, ids: readonly string[]): Promise<OrderDetails[]> => prepareOrdersByIds(db)(ids)

/** The same for one database, with a statement that is built once: to build it takes longer than to read its rows. */
export function prepareOrdersByIds(db: Db): (ids: readonly string[]) => Promise<OrderDetails[]> {
  const statement = withEvent(db)
    .where(sql`${orders.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare(unnamed)
  return (ids) => statement.execute({ ids })
}

/** A statement without a name of its own: `openDatabase` names those whose plans a connection keeps. */
const unnamed = ''

/** An event with its seller, as every order for it needs them. */
export type EventOfOrders = Omit<OrderDetails, 'order' | 'paying'>

/** The event of orders. @returns undefined when it is deleted */
export async function eventOfOrders(db: Db, eventId: string): Promise<EventOfOrders | undefined> {
  const [found] = await db
    .select({ event: events, team: teams, card: { live: stripeKeys.live }, now: momentOfRead })
    .from(events)
    .innerJoin(teams, eq(teams.id, events.teamId))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, events.teamId))
    .where(eq(events.id, eventId))
  return found
}

/** The names of the ticket types of an event by their id, sorted as its page sorts them. */
export async function typeNamesOf(db: Db, eventId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: ticketTypes.id, name: ticketTypes.name })
    .from(ticketTypes)
    .where(eq(ticketTypes.eventId, eventId))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number]

/** The tickets of orders, sorted as the event's page sorts its ticket types. Those cancelled on their own are omitted. */
export const ticketsOf = (db: Db, orderIds: readonly string[]) => prepareTickets(db)(orderIds)

function prepareTickets(db: Db) {
  const ofOrders = sql`${tickets.orderId} = any(${sql.placeholder('ids')}::text[])`
  const statement = selectTickets(db, and(ofOrders, isNull(tickets.cancelledAt))).prepare(unnamed)
  return (ids: readonly string[]) => statement.execute({ ids })
}

/** As `ticketsOf`, with the tickets that were cancelled on their own. */
export const allTicketsOf = (db: Db, orderId: string) => selectTickets(db, eq(tickets.orderId, orderId))

const selectTickets = (db: Db, where: SQL | undefined) =>
  db
    .select({ ticket: tickets, type: { name: ticketTypes.name } })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(where)
    .orderBy(asc(ticketTypes.position), asc(tickets.id))

/** The same, by the id of their order. */
export const ticketsByOrder = (db: Db, orderIds: readonly string[]): Promise<Map<string, TicketRow[]>> =>
  prepareTicketsByOrder(db)(orderIds)

/** The same for one database, with a statement that is built once. */
export function prepareTicketsByOrder(db: Db): (orderIds: readonly string[]) => Promise<Map<string, TicketRow[]>> {
  const read = prepareTickets(db)
  return async (orderIds) => {
    const byOrder = new Map<string, TicketRow[]>(orderIds.map((id) => [id, []]))
    for (const row of await read(orderIds)) byOrder.get(row.ticket.orderId)?.push(row)
    return byOrder
  }
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

/** The mail and the corrections of an order that has been placed. */
interface OrderTraces extends Record<string, unknown> {
  id: string
  /** The state of the latest mail to the buyer. */
  mail: MailState | null
  /** The state of the latest mail with a ticket to its attendee, by the ticket's id. */
  ticket_mails: Record<string, MailState> | null
  /** Whether corrections have added lines. */
  adjusted: boolean
}

/** The mails and corrections of orders, by the order's id. */
export async function tracesByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderTraces>> {
  const { rows } = await db.execute<OrderTraces>(sql`
    select o.id, m.state as mail, exists (select from ${orderAdjustments} a where a.order_id = o.id) as adjusted,
      -- the last one of an object's equal keys counts
      (select jsonb_object_agg(t.ticket_id, t.state order by t.id) from ${mails} t
        where t.order_id = o.id and t.ticket_id is not null and t.kind <> 'ticketVoid') as ticket_mails
    from unnest(${sql.param(orderIds)}::text[]) as o (id)
    left join lateral (
      select m.state from ${mails} m
      where m.order_id = o.id and m.ticket_id is null and m.kind <> 'emailCorrected'
      order by m.id desc limit 1) m on true`)
  return new Map(rows.map((row) => [row.id, row]))
}

export type SummaryRow = Awaited<ReturnType<typeof listOrders>>['items'][number]

const selectSummaries = (db: Db) =>
  db
    .select({
      order: orders,
      event: { id: events.id, name: events.name },
      tickets: sql<number>`(
        select count(*)::int from ${tickets} where ${tickets.orderId} = ${orders.id} and ${tickets.cancelledAt} is null)`,
      owedCents: sql<number>`(
        select coalesce(sum(${refunds.amountCents}), 0)::float8 from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'owed')`,
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))

/** Orders of the team, in the order of `ids`. Ids of other teams' orders are omitted. */
export async function orderSummariesByIds(db: Db, scope: Scope, ids: readonly string[]): Promise<SummaryRow[]> {
  const rows = await selectSummaries(db).where(
    and(sql`${orders.id} = any(${sql.param(ids)}::text[])`, isInScope(scope, orders.teamId, orders.eventId)),
  )
  return inOrder(rows, ids, ({ order }) => order.id)
}

/** The team's orders, filtered and sorted: all of them, or a page of `limit`. */
export async function listOrders(db: Db, scope: Scope, filter: OrderFilter) {
  const { limit, cursor } = filter
  const where = await matching(db, scope, filter)
  const sort = sortOf(filter)
  const after = cursor === undefined ? undefined : sort.after(cursor)
  const query = selectSummaries(db)
    .where(and(where, after))
    .orderBy(...sort.by)
  const [rows, counted] = await Promise.all(
    limit === undefined ? [query, undefined] : [query.limit(limit + 1), countUpTo(db, orders, where)],
  )
  const total = counted ?? rows.length
  const page: Page<(typeof rows)[number]> = pageOf(rows, limit, total, ({ order }) => sort.cursor(order))
  return page
}

/** The sums of the team's orders per currency; none of more than `maxTotalledOrders`. */
export async function totalsOf(db: Db, scope: Scope, filter: OrderTotalsFilter) {
  const counts = filter.status ? sql`true` : sql`status in ('reserved', 'pending', 'paid')`
  const { rows } = await db.execute<{ currency: string; orders: number; tickets: number; totalCents: number }>(sql`
    select currency, sum(count(*)) over ()::int as orders,
      coalesce(sum(tickets) filter (where ${counts}), 0)::int as tickets,
      coalesce(sum(total_cents) filter (where ${counts}), 0)::float8 as "totalCents"
    from (
      select ${orders.currency}, ${orders.totalCents}, ${orders.status},
        (select count(*) from ${tickets} where ${tickets.orderId} = ${orders.id} and ${tickets.cancelledAt} is null) as tickets
      from ${orders} where ${await matching(db, scope, filter)} limit ${maxTotalledOrders + 1}) found
    group by currency order by currency`)
  const count = rows[0]?.orders ?? 0
  return { orders: count, sums: count > maxTotalledOrders ? undefined : rows }
}

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

/** The payments, refunds, corrections, mails and timeline of an order, each the oldest first, and its amounts. */
export async function historyOf(db: Db, orderId: string) {
  return {
    payments: await paymentsOf(db, orderId),
    refunds: await refundsOf(db, orderId),
    adjustments: await adjustmentsOf(db, [orderId]),
    ledger: await ledgerOf(db, orderId),
    correcting: await isCorrecting(db, orderId),
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
        isInScope(scope, orders.teamId, orders.eventId),
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
    .where(and(eq(events.id, eventId), isInScope(scope, events.teamId, events.id)))
    .groupBy(events.id, inventory.id, awaited.orders, awaited.totalCents, awaited.dueAt)
  if (!sales) throw new ProblemError('not-found', { title: 'Event not found' })
  return sales
}

/** The time of the database's clock, which all processes share. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`)
  return new Date(rows[0]?.now ?? Date.now())
}
