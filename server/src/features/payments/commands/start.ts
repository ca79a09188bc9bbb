import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { OrderCompletion } from '@foyer/contract/orders'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { orders, payments } from '../../../schema/orders.ts'
import { nameAttendees } from '../../orders/commands/attendees.ts'
import { note } from '../../orders/commands/note.ts'
import type { OrderOfEvent, TicketRow } from '../../orders/queries.ts'
import type { PaymentRow } from '../queries.ts'
import { openPaymentOf, paymentById } from '../queries.ts'
import { linesOf, mostCardPayments, sessionMinutes } from '../rules.ts'
import { openSession } from './open.ts'
import { releasePayment } from './release.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

interface Wanted {
  found: OrderOfEvent
  seats: TicketRow[]
  completion: OrderCompletion
}

/**
 * Sends a buyer to pay by card: writes down who buys and that a payment begins, and only then asks Stripe for a page to
 * pay on. Until that page is over the seats stay held. Asked twice, it is one payment; asked with another name or
 * address, the page given out before is ended first.
 * @returns false when the order is no longer a reservation that may be paid
 * @throws Refused `unavailable` when Stripe does not answer: it is asked again, by the buyer and by a task;
 *   `validation` when Stripe does not take the payment
 */
export async function payByCard(db: Db, needs: Needs, wanted: Wanted): Promise<boolean> {
  const { id } = wanted.found.order
  let begun = await begin(db, wanted)
  if (begun === 'otherwise') {
    await releasePayment(db, needs, id)
    begun = await begin(db, wanted)
  }
  if (begun === undefined) return false
  if (begun === 'otherwise') throw new Refused('conflict')
  if (begun.state === 'created') await open(db, needs, begun)
  return true
}

async function open(db: Db, needs: Needs, payment: PaymentRow): Promise<void> {
  const outcome = await openSession(db, needs, payment)
  if (outcome === 'opened') return
  // a double click: the other one may have got the answer
  const now = await paymentById(db, payment.id)
  if (now?.state === 'pending') return
  if (outcome === 'refused') throw notOffered()
  throw new Refused('unavailable', { detail: 'Stripe does not answer.', retryAfter: 5 })
}

const notOffered = () => new Refused('validation', { errors: [fault('body.paymentMethod', 'not-offered')] })

/** @returns the payment to be asked for; `otherwise` when one is open that was begun with another name or address */
async function begin(db: Db, { found, seats, completion }: Wanted): Promise<PaymentRow | 'otherwise' | undefined> {
  const { name, email } = completion
  return await db.transaction(async (tx) => {
    const order = await lockLive(tx, found.order.id)
    if (!order) return undefined
    const before = await openPaymentOf(tx, order.id)
    if (before && !(order.name === name && order.email === email)) return 'otherwise'
    await nameAttendees(tx, completion)
    if (before) return before
    if ((await cardPaymentsOf(tx, order.id)) >= mostCardPayments) throw notOffered()
    const endsAt = sql<Date>`date_trunc('second', now() + make_interval(mins => ${sessionMinutes}))`
    const [payment] = await tx
      .insert(payments)
      .values({
        id: newId('pay'),
        orderId: order.id,
        method: 'card',
        state: 'created',
        amountCents: order.totalCents,
        lines: linesOf(seats, order.currency),
        endsAt,
        // not at once: the request that writes this asks first
        nextAskAt: sql`now() + interval '30 seconds'`,
      })
      .returning()
    await tx
      .update(orders)
      .set({ name, email, paymentMethod: 'card', holdExpiresAt: endsAt })
      .where(eq(orders.id, order.id))
    await note(tx, order.id, { kind: 'payment-started', amountCents: order.totalCents })
    return payment
  })
}

async function lockLive(tx: Db, id: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.status, 'reserved'), sql`${orders.holdExpiresAt} > now()`))
    .for('no key update')
  return order
}

async function cardPaymentsOf(tx: Db, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ begun: count() })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, 'card')))
  return row?.begun ?? 0
}
