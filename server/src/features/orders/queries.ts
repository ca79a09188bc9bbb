import { Refused } from '@foyer/contract/http/refused'
import type { Page } from '@foyer/contract/http/route'
import type { OrderFilter } from '@foyer/contract/orders'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cursorOf, readCursor } from '../../lib/cursor.ts'
import type { Db } from '../../lib/db.ts'
import { countUpTo, pageOf } from '../../lib/paging.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { mails } from '../../schema/mails.ts'
import { orderEntries, orders, payments, refunds, textOf, tickets } from '../../schema/orders.ts'
import { stock } from '../../schema/stock.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { isOpen } from '../payments/queries.ts'
import type { Scope } from '../teams/rules.ts'

export type OrderRow = typeof orders.$inferSelect
export type EventOfOrder = typeof events.$inferSelect
export type TeamOfOrder = typeof teams.$inferSelect

/** An order with the event it is for and the team that sells. */
export interface OrderOfEvent {
  order: OrderRow
  event: EventOfOrder
  team: TeamOfOrder
  /** Whether the team's Stripe key moves real money; null without one. */
  card: { live: boolean } | null
  /** The card payment that is under way; an order has one at a time. */
  paying: { payUrl: string | null; endsAt: Date | null } | null
}

const withEvent = (db: Db) =>
  db
    .select({
      order: orders,
      event: events,
      team: teams,
      card: { live: stripeKeys.live },
      paying: { id: payments.id, payUrl: payments.payUrl, endsAt: payments.endsAt },
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .innerJoin(teams, eq(teams.id, orders.teamId))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, orders.teamId))
    .leftJoin(payments, and(eq(payments.orderId, orders.id), isOpen))

/** @throws Refused `not-found`, also for another team's */
export async function orderById(db: Db, scope: Scope, id: string): Promise<OrderOfEvent> {
  const [found] = await withEvent(db).where(and(eq(orders.id, id), eq(orders.teamId, scope.team)))
  if (!found) throw new Refused('not-found')
  return found
}

/** Orders by their ids, whoever's they are: for their buyers, who hold the token, and for Foyer itself. */
export const ordersByIds = (db: Db, ids: readonly string[]): Promise<OrderOfEvent[]> =>
  withEvent(db).where(sql`${orders.id} = any(${sql.param(ids)}::text[])`)

export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number]

/** The tickets of orders, in the order of the page. */
export const ticketsOf = (db: Db, orderIds: readonly string[]) =>
  db
    .select({ ticket: tickets, type: { name: ticketTypes.name } })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .where(sql`${tickets.orderId} = any(${sql.param(orderIds)}::text[])`)
    .orderBy(asc(ticketTypes.position), asc(tickets.id))

export type SummaryRow = Awaited<ReturnType<typeof listOrders>>['items'][number]

const Position = z.tuple([z.string().regex(/^\w{1,100}$/)])

/** The team's orders, the newest first: whole, or a page of `limit`. */
export async function listOrders(db: Db, scope: Scope, filter: OrderFilter) {
  const { limit, cursor, q, event, status } = filter
  const like = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const matching = and(
    eq(orders.teamId, scope.team),
    event === undefined ? undefined : eq(orders.eventId, event),
    status && eq(orders.status, status),
    like ? sql`${textOf(orders)} ilike ${like}` : undefined,
  )
  // ids sort by the time they were made
  const after = cursor === undefined ? undefined : lt(orders.id, readCursor(cursor, Position)[0])
  const query = db
    .select({
      order: orders,
      event: { id: events.id, name: events.name },
      tickets: sql<number>`(select count(*)::int from ${tickets} where ${tickets.orderId} = ${orders.id})`,
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .where(and(matching, after))
    .orderBy(desc(orders.id))
  const [rows, counted] = await Promise.all(
    limit === undefined ? [query, undefined] : [query.limit(limit + 1), countUpTo(db, orders, matching)],
  )
  const total = counted ?? rows.length
  const page: Page<(typeof rows)[number]> = pageOf(rows, limit, total, ({ order }) => cursorOf([order.id]))
  return page
}

/** What belongs to an order: its payments, refunds, mails and timeline, each the oldest first. */
export async function historyOf(db: Db, orderId: string) {
  return {
    payments: await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id)),
    refunds: await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id)),
    mails: await db.select().from(mails).where(eq(mails.orderId, orderId)).orderBy(asc(mails.id)),
    timeline: await db
      .select({ entry: orderEntries, by: users.name })
      .from(orderEntries)
      .leftJoin(users, eq(users.id, orderEntries.by))
      .where(eq(orderEntries.orderId, orderId))
      .orderBy(asc(orderEntries.at), asc(orderEntries.id)),
  }
}

/** What an event has taken and sold; of a test what was tried. */
export async function salesOf(db: Db, scope: Scope, eventId: string) {
  const [sales] = await db
    .select({
      currency: events.currency,
      held: stock.held,
      sold: stock.sold,
      orders: sql<number>`count(${orders.id})::int`,
      revenueCents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::float8`,
    })
    .from(events)
    .innerJoin(stock, eq(stock.id, events.id))
    .leftJoin(orders, and(eq(orders.eventId, events.id), inArray(orders.status, ['paid'])))
    .where(and(eq(events.id, eventId), eq(events.teamId, scope.team)))
    .groupBy(events.id, stock.id)
  if (!sales) throw new Refused('not-found', { title: 'Event not found' })
  return sales
}

/** The database's clock. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`)
  return new Date(rows[0]?.now ?? Date.now())
}
