import { ProblemError } from '@foyer/contract/http/problem-error'
import type { BuyerMailKind } from '@foyer/contract/mail-kinds'
import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Infra } from '../../lib/infra.ts'
import type { Scope } from '../../lib/scope.ts'
import { orders } from '../../schema/orders.ts'
import { payments } from '../../schema/payments.ts'
import { invalidateEventPage } from '../inventory/commands/invalidate-event-page.ts'
import { lockInventoryOfOrders } from '../inventory/commands/lock-inventory.ts'
import { holdMinutes } from '../inventory/commands/reservation-statement.ts'
import { transitionOrders } from '../inventory/commands/transition-orders.ts'
import { ordersPastDeadline } from '../inventory/queries.ts'
import { enqueueOrderMails } from './commands/order-mails.ts'
import { addTimelineEntry } from './commands/timeline.ts'
import type { OrderDetails } from './queries.ts'
import { isOpenCardPayment, orderById, ordersByIds, refundsOf } from './queries.ts'
import { actionsOf, mailOfStatus } from './rules.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl' | 'signer'>

/**
 * Queues the mail about an order's current status again.
 * @returns the id of the mail
 * @throws ProblemError `not-found`, `transition-refused`
 */
export async function resendMail(db: Db, deps: Deps, scope: Scope, id: string): Promise<string | undefined> {
  return await db.transaction(async (tx) => {
    const found = await orderById(tx, scope, id)
    if (!actionsOf(found.order, 0).includes('resend')) throw new ProblemError('transition-refused')
    const kind = await statusMailOf(tx, found)
    const [mail] = await enqueueOrderMails(tx, deps, [{ ...found, kind }])
    await addTimelineEntry(tx, id, { kind: 'mail-queued', by: scope, detail: kind })
    return mail
  })
}

/** The kind of mail that reports the current status of an order. */
async function statusMailOf(db: Db, { order }: OrderDetails): Promise<BuyerMailKind> {
  const kind = mailOfStatus(order)
  if (kind) return kind
  const last = (await refundsOf(db, order.id)).at(-1)
  if (!last) return order.status === 'expired' ? expiryMailOf(order) : 'orderCancelled'
  if (last.sentOn !== null) return 'refundSent'
  // the money of an order that was never paid, or was no longer open, came too late
  return order.paidAt === null || last.receivedOn !== null ? 'paymentTooLate' : 'orderRefunded'
}

/** A placed order that never got a deadline was a request. */
const expiryMailOf = ({ placedAt, dueAt }: OrderDetails['order']) =>
  placedAt !== null && dueAt === null ? 'requestExpired' : 'orderExpired'

/**
 * Extends the hold of a reservation, once.
 * @throws ProblemError `hold-expired`; `conflict` when it was extended before, or the order is completed
 */
export async function extendHold(db: Db, id: string): Promise<void> {
  const [row] = await db
    .update(orders)
    .set({ holdExtended: true, holdExpiresAt: sql`${orders.holdExpiresAt} + make_interval(mins => ${holdMinutes})` })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.status, 'reserved'),
        eq(orders.holdExtended, false),
        sql`${orders.holdExpiresAt} > now()`,
        // a card payment has its own deadline
        sql`not exists (${openPayments(db, id)})`,
      ),
    )
    .returning({ id: orders.id })
  if (row) return addTimelineEntry(db, id, { kind: 'extended' })
  const [found] = await ordersByIds(db, [id])
  throw new ProblemError(
    found?.order.status === 'expired' || (found?.order.status === 'reserved' && !found.order.holdExtended)
      ? 'hold-expired'
      : 'conflict',
  )
}

const openPayments = (db: Db, orderId: string) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpenCardPayment))

/** The most orders that one run of a task handles. */
const batchSize = 200

const defaultReminders = JSON.stringify(defaultPaymentTerms.reminders)

/**
 * Expires orders whose hold or transfer deadline has passed by the database's clock, and mails the buyers that have entered
 * an email address.
 * @returns the number of expired orders
 */
export async function expireOrders(db: Db, deps: Deps): Promise<number> {
  const overdue = await ordersPastDeadline(db, batchSize)
  if (overdue.length === 0) return 0
  return await db.transaction(async (tx) => {
    const overdueIds = overdue.map(({ id }) => id)
    // In a statement of its own: the transition would count the tickets as they were before it waited for the lock. One
    // that was cancelled while it waited would give its seat back twice.
    await lockInventoryOfOrders(tx, overdueIds)
    const transition = { to: 'expired', only: 'overdue', timelineEntry: 'expired' } as const
    const expired = await transitionOrders(
      tx,
      transition,
      overdueIds.map((id) => ({ id })),
    )
    const ids = expired.map(({ id }) => id)
    const found = await ordersByIds(tx, ids)
    await tx
      .update(payments)
      .set({ state: 'cancelled', changedAt: sql`now()` })
      .where(and(inArray(payments.orderId, ids), eq(payments.method, 'transfer'), eq(payments.state, 'pending')))
    await enqueueOrderMails(
      tx,
      deps,
      found.map((each) => ({ ...each, kind: expiryMailOf(each.order) })),
    )
    for (const eventId of new Set(expired.map((order) => order.eventId))) await invalidateEventPage(tx, eventId)
    return expired.length
  })
}

/** Expires one reservation whose hold has passed, without a mail. Repeating it changes nothing. */
export async function expireReservation(db: Db, id: string): Promise<void> {
  const transition = { to: 'expired', from: ['reserved'], only: 'overdue', timelineEntry: 'expired' } as const
  for (const { eventId } of await transitionOrders(db, transition, [{ id }])) await invalidateEventPage(db, eventId)
}

/**
 * Mails the reminders of bank transfers, as many days before they are due as the terms of the event say. None goes out twice,
 * in any number of processes; several that are due together are one. An order younger than three days needs none.
 */
export async function remindOfTransfers(db: Db, deps: Deps): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .update(orders)
      .set({ remindedAt: sql`now()` })
      .where(
        sql`${orders.id} in (
          select o.id from orders o join events e on e.id = o.event_id
          where o.status = 'pending' and o.due_at > now() and o.placed_at <= now() - interval '3 days' and exists (
            select from jsonb_array_elements_text(coalesce(e.payment_terms->'reminders', ${defaultReminders}::jsonb)) as days,
              lateral (select o.due_at - make_interval(days => days::int) as at) as reminder
            where reminder.at <= now() and (o.reminded_at is null or o.reminded_at < reminder.at))
          order by o.id limit ${batchSize} for update of o skip locked)`,
      )
      .returning({ id: orders.id })
    const found = await ordersByIds(
      tx,
      due.map(({ id }) => id),
    )
    await enqueueOrderMails(
      tx,
      deps,
      found.map((order) => ({ ...order, kind: 'paymentReminder' })),
    )
  })
}

/**
 * Brings the transfer deadlines of orders forward to the start of their event, where it has been moved to before them, and
 * mails the buyers. That mail is also the reminder of all days until now. The deadlines of an event that was
 * moved into the past stay: otherwise a wrong year would expire all its orders at once. So do those of an event without a
 * date, whose row has the time of its creation.
 * @returns the number of orders
 */
export async function bringDeadlinesForward(db: Db, deps: Deps): Promise<number> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update orders o set due_at = e.date, reminded_at = now()
      from events e
      where e.id = o.event_id and o.id in (
        select p.id from orders p join events pe on pe.id = p.event_id
        where p.status = 'pending' and pe.date > now() and p.due_at > pe.date
        order by p.id limit ${batchSize} for update of p skip locked)
      returning o.id`)
    const found = await ordersByIds(
      tx,
      rows.map(({ id }) => id),
    )
    for (const { order } of found) await addTimelineEntry(tx, order.id, { kind: 'due-earlier' })
    await enqueueOrderMails(
      tx,
      deps,
      found.map((order) => ({ ...order, kind: 'paymentDueEarlier' })),
    )
    return rows.length
  })
}

/** Deletes expired reservations after a week, unless the buyer had entered an email address. */
export async function deleteExpiredReservations(db: Db): Promise<void> {
  await db
    .delete(orders)
    .where(
      and(
        eq(orders.status, 'expired'),
        sql`${orders.email} is null`,
        lt(orders.reservedAt, sql`now() - interval '7 days'`),
      ),
    )
}
