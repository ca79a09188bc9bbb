import { Refused } from '@foyer/contract/http/refused'
import type { OrderStatus } from '@foyer/contract/order-states'
import type { EntryKind } from '@foyer/contract/orders'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Services } from '../../http/services.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { orders, payments, refunds } from '../../schema/orders.ts'
import { holdMinutes } from '../admission/commands/admit.ts'
import { move } from '../admission/commands/move.ts'
import { holdBooks, tellOffer } from '../admission/commands.ts'
import { ordersOver } from '../admission/queries.ts'
import type { OrderMailKind } from '../mails/rules.ts'
import { releasePayment } from '../payments/commands/release.ts'
import { isOpen } from '../payments/queries.ts'
import type { Scope } from '../teams/rules.ts'
import { enqueueOrderMails } from './commands/mail.ts'
import { note } from './commands/note.ts'
import type { OrderOfEvent } from './queries.ts'
import { databaseNow, orderById, ordersByIds } from './queries.ts'
import { actionsOf, mayBuyerCancel, transferDue } from './rules.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

/**
 * Takes note that the money of a bank transfer has come.
 * @throws Refused `not-found`, `transition-refused`; `sold-out` when the order had expired and its seats are gone
 */
export async function markPaid(db: Db, needs: Needs, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await allowedNow(tx, scope, id, 'mark-paid')
    const entry = found.order.status === 'expired' ? 'payment-late' : 'paid'
    await moveOne(tx, id, 'paid', entry, { by: scope.account })
    await tx
      .update(payments)
      .set({ state: 'confirmed', changedAt: sql`now()` })
      .where(eq(payments.id, lastTransferOf(tx, id)))
    await enqueueOrderMails(tx, needs, [{ ...found, kind: 'orderConfirmed' }])
    await tellOffer(tx, found.event.id)
  })
}

/**
 * Cancels an order for which no money came, and gives its seats back. While it is being paid by card, that is ended
 * first.
 * @throws Refused `not-found`, `transition-refused`; `unavailable` when Stripe cannot be asked whether it was paid
 */
export async function cancelOrder(
  db: Db,
  needs: Needs,
  scope: Scope,
  id: string,
  reason: string | undefined,
): Promise<void> {
  await allowed(db, scope, id, 'cancel')
  await releasePayment(db, needs, id)
  await db.transaction(async (tx) => {
    const found = await allowedNow(tx, scope, id, 'cancel')
    await giveUp(tx, needs, found, { by: scope.account, detail: reason })
  })
}

/**
 * Cancels a paid order and writes down that all of its money goes back. What was paid by transfer the team sends back
 * itself.
 * @throws Refused `not-found`, `transition-refused`
 */
export async function refundOrder(
  db: Db,
  needs: Needs,
  scope: Scope,
  id: string,
  reason: string | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await allowedNow(tx, scope, id, 'refund')
    await moveOne(tx, id, 'cancelled', 'cancelled', { by: scope.account, detail: reason })
    for (const { id: paymentId, method, amountCents } of await owedOf(tx, id)) {
      const state = method === 'card' ? ('created' as const) : ('done' as const)
      await tx.insert(refunds).values({ id: newId('ref'), orderId: id, paymentId, state, amountCents })
      if (state === 'done') await note(tx, id, { kind: 'refunded', by: scope.account, amountCents })
    }
    await enqueueOrderMails(tx, needs, [{ ...found, kind: 'orderRefunded' }])
    await tellOffer(tx, found.event.id)
  })
}

/** The transfer that an order waits for, or waited for last: an order that was taken up again has those before it, too. */
const lastTransferOf = (db: Db, orderId: string) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, 'transfer')))
    .orderBy(desc(payments.id))
    .limit(1)

/** What came in for an order and has not gone back, payment by payment. */
async function owedOf(db: Db, orderId: string) {
  const back = sql<number>`coalesce((
    select sum(r.amount_cents) from refunds r where r.payment_id = payments.id and r.state <> 'failed'), 0)::int`
  const came = await db
    .select({ id: payments.id, method: payments.method, amountCents: payments.amountCents, back })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['confirmed', 'disputed'])))
  return came
    .map(({ back: gone, ...payment }) => ({ ...payment, amountCents: payment.amountCents - gone }))
    .filter(({ amountCents }) => amountCents > 0)
}

/**
 * Takes up a cancelled order again: free ones at once, others wait for a new transfer.
 * @throws Refused `not-found`, `transition-refused`, `sold-out`
 */
export async function reactivateOrder(db: Db, needs: Needs, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await allowedNow(tx, scope, id, 'reactivate')
    const free = found.order.totalCents === 0
    const now = await databaseNow(tx)
    const dueAt = free ? undefined : transferDue(found.event, now)
    // it would be over at once, or nobody could say where the money goes
    if (dueAt && (dueAt <= now || found.team.bank === null)) throw new Refused('transition-refused')
    await moveOne(tx, id, free ? 'paid' : 'pending', 'reactivated', { by: scope.account, dueAt })
    if (!free)
      await tx.insert(payments).values({
        id: newId('pay'),
        orderId: id,
        method: 'transfer',
        state: 'pending',
        amountCents: found.order.totalCents,
      })
    const order = { ...found.order, dueAt: dueAt ?? null }
    await enqueueOrderMails(tx, needs, [{ ...found, order, kind: free ? 'orderConfirmed' : 'paymentInstructions' }])
    await tellOffer(tx, found.event.id)
  })
}

/** Sends the mail that says how an order stands once more. @throws Refused `not-found`, `transition-refused` */
export async function resendMail(db: Db, needs: Needs, scope: Scope, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await allowed(tx, scope, id, 'resend')
    const kind = await mailAbout(tx, found)
    await enqueueOrderMails(tx, needs, [{ ...found, kind }])
    await note(tx, id, { kind: 'mail-queued', by: scope.account, detail: kind })
  })
}

/** Which mail says how an order stands. */
async function mailAbout(db: Db, { order }: OrderOfEvent): Promise<OrderMailKind> {
  if (order.status !== 'cancelled') return mailOf[order.status]
  const [refund] = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, order.id)).limit(1)
  return refund ? 'orderRefunded' : 'orderCancelled'
}

const mailOf = {
  reserved: 'paymentInstructions',
  pending: 'paymentInstructions',
  paid: 'orderConfirmed',
  expired: 'orderExpired',
} as const satisfies Record<Exclude<OrderStatus, 'cancelled'>, OrderMailKind>

/**
 * Holds the seats of a reservation for another while, once.
 * @throws Refused `hold-expired`; `conflict` when that was done before, or the order is finished
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
        // a card payment has its own end
        sql`not exists (${openPayments(db, id)})`,
      ),
    )
    .returning({ id: orders.id })
  if (row) return note(db, id, { kind: 'extended' })
  const [found] = await ordersByIds(db, [id])
  throw new Refused(
    found?.order.status === 'expired' || (found?.order.status === 'reserved' && !found.order.holdExtended)
      ? 'hold-expired'
      : 'conflict',
  )
}

const openPayments = (db: Db, orderId: string) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isOpen))

/**
 * The buyer gives an order back. Again is the same. While it is being paid by card, that is ended first.
 * @throws Refused `transition-refused`; `unavailable` when Stripe cannot be asked whether it was paid
 */
export async function cancelByBuyer(db: Db, needs: Needs, id: string): Promise<void> {
  await releasePayment(db, needs, id)
  await db.transaction(async (tx) => {
    const [asked] = await ordersByIds(tx, [id])
    if (asked) await holdBooks(tx, asked.event.id)
    const [found] = await ordersByIds(tx, [id])
    if (!found) throw new Refused('not-found')
    if (found.order.status === 'cancelled') return
    if (!mayBuyerCancel(found.order, found.event, await databaseNow(tx))) throw new Refused('transition-refused')
    await giveUp(tx, needs, found, {})
  })
}

/** How many orders are looked through at a time. */
const batch = 200

/**
 * Gives up orders whose time is over by the database's clock, and tells those who had said who they are.
 * @returns how many were given up
 */
export async function expireOrders(db: Db, needs: Needs): Promise<number> {
  const over = await ordersOver(db, batch)
  if (over.length === 0) return 0
  return await db.transaction(async (tx) => {
    const moved = await move(
      tx,
      { to: 'expired', only: 'over', entry: 'expired' },
      over.map(({ id }) => ({ id })),
    )
    const found = await ordersByIds(
      tx,
      moved.map(({ id }) => id),
    )
    await tx
      .update(payments)
      .set({ state: 'cancelled', changedAt: sql`now()` })
      .where(
        and(
          inArray(payments.orderId, ['', ...moved.map(({ id }) => id)]),
          eq(payments.method, 'transfer'),
          eq(payments.state, 'pending'),
        ),
      )
    await enqueueOrderMails(
      tx,
      needs,
      found.map((order) => ({ ...order, kind: 'orderExpired' })),
    )
    for (const eventId of new Set(moved.map((order) => order.eventId))) await tellOffer(tx, eventId)
    return moved.length
  })
}

/** Reminds of transfers that have not come three days before they are due. Each order once, whoever looks. */
export async function remindOfTransfers(db: Db, needs: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .update(orders)
      .set({ remindedAt: sql`now()` })
      .where(
        sql`${orders.id} in (
          select id from orders where status = 'pending' and reminded_at is null and due_at > now()
            and due_at <= now() + interval '3 days' and placed_at <= now() - interval '3 days'
          order by id limit ${batch} for update skip locked)`,
      )
      .returning({ id: orders.id })
    const found = await ordersByIds(
      tx,
      due.map(({ id }) => id),
    )
    await enqueueOrderMails(
      tx,
      needs,
      found.map((order) => ({ ...order, kind: 'paymentReminder' })),
    )
  })
}

/** Forgets reservations that came to nothing, after a week: nobody ever said whose they were. */
export async function forgetReservations(db: Db): Promise<void> {
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

async function giveUp(
  tx: Db,
  needs: Needs,
  found: OrderOfEvent,
  why: { by?: string; detail?: string | undefined },
): Promise<void> {
  await moveOne(tx, found.order.id, 'cancelled', 'cancelled', why)
  await tx
    .update(payments)
    .set({ state: 'cancelled', changedAt: sql`now()` })
    .where(and(eq(payments.orderId, found.order.id), inArray(payments.state, ['created', 'pending'])))
  await enqueueOrderMails(tx, needs, [{ ...found, kind: 'orderCancelled' }])
  await tellOffer(tx, found.event.id)
}

async function allowed(
  db: Db,
  scope: Scope,
  id: string,
  action: ReturnType<typeof actionsOf>[number],
): Promise<OrderOfEvent> {
  const found = await orderById(db, scope, id)
  if (!actionsOf(found.order).includes(action)) throw new Refused('transition-refused')
  return found
}

/** The same, with the event's books held until the transaction ends: nobody moves the order meanwhile. */
async function allowedNow(tx: Db, scope: Scope, id: string, action: Parameters<typeof allowed>[3]) {
  const { event } = await orderById(tx, scope, id)
  await holdBooks(tx, event.id)
  return await allowed(tx, scope, id, action)
}

/** @throws Refused `transition-refused` when it is in another status by now, `sold-out` when the seats are gone */
async function moveOne(
  tx: Db,
  id: string,
  to: OrderStatus,
  entry: EntryKind,
  why: { by?: string; detail?: string | undefined; dueAt?: Date | undefined },
): Promise<void> {
  const [moved] = await move(tx, { to, entry }, [{ id, ...why }])
  if (!moved) throw new Refused('transition-refused')
  if (!moved.seated) throw new Refused('sold-out')
}
