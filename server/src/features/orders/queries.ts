import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { unnamed } from '../../lib/db.ts'
import { fixedStatement } from '../../lib/fixed-statement.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { mails } from '../../schema/mails.ts'
import { orderAdjustments } from '../../schema/order-corrections.ts'
import { orderForms } from '../../schema/order-questions.ts'
import { orderEntries, orders } from '../../schema/orders.ts'
import { payments, refunds } from '../../schema/payments.ts'
import { promoCodes } from '../../schema/promo-codes.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import type { StoredForm } from '../order-questions/rules.ts'
import { arrivalsOf } from './queries/arrivals.ts'
import { adjustmentsOf, isCorrecting, ledgerOf } from './queries/ledger.ts'

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
  /** The questions to the buyers of its event; null when there are none. */
  form: StoredForm | null
  /** The open card payment; an order has at most one. */
  paying: { payUrl: string | null; endsAt: Date | null } | null
  /** The text of the promo code that it was priced with. */
  code: string | null
  /** The time of the database's clock at which it was read. */
  now: Date
}

export const momentOfRead = sql<Date>`now()`.mapWith((now: string) => new Date(now))

/** The columns of a form that are null together when the event has none. */
export const formColumns = { attendees: orderForms.attendees, questions: orderForms.questions }

const withEvent = (db: Db) =>
  db
    .select({
      order: orders,
      event: events,
      team: teams,
      card: { live: stripeKeys.live },
      form: formColumns,
      paying: { id: payments.id, payUrl: payments.payUrl, endsAt: payments.endsAt },
      code: promoCodes.code,
      now: momentOfRead,
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .innerJoin(teams, eq(teams.id, orders.teamId))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, orders.teamId))
    .leftJoin(orderForms, eq(orderForms.eventId, orders.eventId))
    .leftJoin(promoCodes, eq(promoCodes.id, orders.codeId))
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

/** Facts about an order from other tables. */
interface OrderTraces extends Record<string, unknown> {
  id: string
  /** The state of the latest mail to the buyer. */
  mail: MailState | null
  /** The state of the latest mail with a ticket to its attendee, by the ticket's id. */
  ticket_mails: Record<string, MailState> | null
  /** Whether corrections have added lines. */
  adjusted: boolean
  /** Whether there are add-on orders to its tickets. */
  has_add_on_orders: true | null
  /** Whether its event has add-ons. */
  event_has_add_ons: true | null
}

/** The mails, corrections and add-ons of orders, by the order's id. */
export async function tracesByOrder(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderTraces>> {
  const rows = await readTraces(db, orderIds)
  return new Map(rows.map((row) => [row.id, row]))
}

const readTraces = fixedStatement<readonly string[], OrderTraces>(
  (value) => sql`
    select o.id, m.state as mail, exists (select from ${orderAdjustments} a where a.order_id = o.id) as adjusted,
      -- with a limit, since a plan that is kept could read all orders and ticket types once instead of looking each one up
      (select true from ${orders} a where a.main_id = o.id limit 1) as has_add_on_orders,
      (select true from ${ticketTypes} t
        where t.kind = 'add-on' and t.event_id = (select x.event_id from ${orders} x where x.id = o.id) limit 1)
        as event_has_add_ons,
      -- the last one of an object's equal keys counts
      (select jsonb_object_agg(t.ticket_id, t.state order by t.id) from ${mails} t
        where t.order_id = o.id and t.ticket_id is not null and t.kind <> 'ticketVoid') as ticket_mails
    from unnest(${value((orderIds) => orderIds)}::text[]) as o (id)
    left join lateral (
      select m.state from ${mails} m
      where m.order_id = o.id and m.ticket_id is null and m.kind <> 'emailCorrected'
      order by m.id desc limit 1) m on true`,
)

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

/** The payments, refunds, corrections, mails and timeline of an order, each the oldest first, its amounts and arrivals. */
export async function historyOf(db: Db, orderId: string) {
  return {
    payments: await paymentsOf(db, orderId),
    refunds: await refundsOf(db, orderId),
    adjustments: await adjustmentsOf(db, [orderId]),
    ledger: await ledgerOf(db, orderId),
    correcting: await isCorrecting(db, orderId),
    arrivals: await arrivalsOf(db, orderId),
    mails: await db.select().from(mails).where(eq(mails.orderId, orderId)).orderBy(asc(mails.id)),
    timeline: await db
      .select({ entry: orderEntries, by: users.name })
      .from(orderEntries)
      .leftJoin(users, eq(users.id, orderEntries.by))
      .where(eq(orderEntries.orderId, orderId))
      .orderBy(asc(orderEntries.at), asc(orderEntries.id)),
  }
}

/** The orders of an event that wait for a transfer: how many, what is left to pay, and when the first of them expires. */
const awaitedOf = (db: Db, scope: Scope, eventId: string) =>
  db
    .select({
      orders: sql<number>`count(*)::int`.as('awaited_orders'),
      totalCents: sql<number>`coalesce(sum(coalesce(${orders.unsettledCents}, ${orders.totalCents})), 0)::float8`.as(
        'awaited_cents',
      ),
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

/** The sales figures of an event; those of a draft count its test orders. @throws ProblemError `not-found` */
export async function salesOf(db: Db, scope: Scope, eventId: string) {
  const awaited = awaitedOf(db, scope, eventId)
  const [sales] = await db
    .select({
      awaited: { orders: awaited.orders, totalCents: awaited.totalCents, dueAt: awaited.dueAt },
      balancesDue: {
        orders: sql<number>`count(*) filter (where ${orders.unsettledCents} > 0)::int`,
        totalCents: sql<number>`coalesce(sum(${orders.unsettledCents}) filter (where ${orders.unsettledCents} > 0), 0)::float8`,
      },
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
