import type { PaymentState } from '@foyer/contract/order-states'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Session } from '../../../lib/stripe/things.ts'
import { orders, payments, refunds } from '../../../schema/orders.ts'
import { move } from '../../admission/commands/move.ts'
import { holdBooks, tellOffer } from '../../admission/commands.ts'
import { enqueueOrderMails } from '../../orders/commands/mail.ts'
import { note } from '../../orders/commands/note.ts'
import type { OrderOfEvent } from '../../orders/queries.ts'
import { ordersByIds } from '../../orders/queries.ts'
import type { PaymentRow } from '../queries.ts'
import { paymentById } from '../queries.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer'>

/**
 * Does what follows from how Stripe says a session stands. Whoever learns it, in whichever order and however often:
 * what was done before is not done again.
 */
export async function settleSession(db: Db, needs: Needs, paymentId: string, session: Session): Promise<void> {
  // another payment's session says nothing about this one
  if (session.payment !== paymentId) return
  await db.transaction(async (tx) => {
    const held = await holdPayment(tx, paymentId)
    if (!held) return
    await tx
      .update(payments)
      .set({ reference: session.id, intent: session.intent ?? held.payment.intent })
      .where(eq(payments.id, paymentId))
    if (session.paid) await takeMoney(tx, needs, held)
    else if (session.failure !== undefined) await giveBack(tx, needs, held, 'failed', session.failure)
    else if (session.status === 'expired') await giveBack(tx, needs, held, 'cancelled')
  })
}

interface Held extends OrderOfEvent {
  payment: PaymentRow
}

/** Keeps a payment, its order and the event's seats as they are; the seats first, as everybody does. */
async function holdPayment(tx: Db, paymentId: string): Promise<Held | undefined> {
  const [row] = await tx
    .select({ eventId: orders.eventId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
  if (!row) return undefined
  await holdBooks(tx, row.eventId)
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for('update')
  const payment = await paymentById(tx, paymentId)
  const [found] = payment ? await ordersByIds(tx, [payment.orderId]) : []
  return payment && found && { ...found, payment }
}

async function takeMoney(tx: Db, needs: Needs, held: Held): Promise<void> {
  const { payment, order, event } = held
  if (payment.state === 'confirmed' || payment.state === 'disputed') return
  await tx
    .update(payments)
    .set({ state: 'confirmed', reason: null, changedAt: sql`now()` })
    .where(eq(payments.id, payment.id))
  if (await seat(tx, order)) {
    // a transfer that was expected instead is no longer
    await tx
      .update(payments)
      .set({ state: 'cancelled', changedAt: sql`now()` })
      .where(and(eq(payments.orderId, order.id), inArray(payments.state, ['created', 'pending'])))
    await enqueueOrderMails(tx, needs, [{ ...held, kind: 'orderConfirmed' }])
    return await tellOffer(tx, event.id)
  }
  await sendBack(tx, needs, held)
}

/** @returns false when the order was paid before, or its seats are gone */
async function seat(tx: Db, order: OrderOfEvent['order']): Promise<boolean> {
  if (order.paidAt !== null) return false
  const late = order.status !== 'reserved' && order.status !== 'pending'
  const buyer = { name: order.name ?? '', email: order.email ?? '', method: 'card' as const }
  const [moved] = await move(tx, { to: 'paid', entry: late ? 'payment-late' : 'paid' }, [{ id: order.id, buyer }])
  return moved?.seated === true
}

/** Money that finds no seat, or comes twice, goes back by itself; the refund is written with the payment. */
async function sendBack(tx: Db, needs: Needs, held: Held): Promise<void> {
  const { payment, order } = held
  const { id: paymentId, amountCents } = payment
  await note(tx, order.id, { kind: 'payment-late', amountCents })
  await tx.insert(refunds).values({ id: newId('ref'), orderId: order.id, paymentId, state: 'created', amountCents })
  await enqueueOrderMails(tx, needs, [{ ...held, kind: 'paymentTooLate' }])
}

async function giveBack(
  tx: Db,
  needs: Needs,
  held: Held,
  state: Extract<PaymentState, 'failed' | 'cancelled'>,
  reason?: string,
): Promise<void> {
  const { payment, order, event } = held
  if (payment.state !== 'created' && payment.state !== 'pending') return
  await tx
    .update(payments)
    .set({ state, reason: reason ?? null, changedAt: sql`now()` })
    .where(eq(payments.id, payment.id))
  if (reason !== undefined) await note(tx, order.id, { kind: 'payment-failed', detail: reason })
  const [moved] = await move(tx, { to: 'expired', from: ['reserved'], entry: 'expired' }, [{ id: order.id }])
  if (!moved) return
  await enqueueOrderMails(tx, needs, [{ ...held, kind: 'orderExpired' }])
  await tellOffer(tx, event.id)
}
