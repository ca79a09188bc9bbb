import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import type { Session } from '../../../lib/stripe/things.ts'
import { payments } from '../../../schema/orders.ts'
import { note } from '../../orders/commands/note.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { tokenOf } from '../../orders/rules.ts'
import type { PaymentRow } from '../queries.ts'
import { secretKeyOf } from '../queries.ts'
import { nextLook } from '../rules.ts'

type Needs = Pick<Services, 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

/**
 * Asks Stripe for the page to pay on, under the payment's id: however often, by whichever process and after whichever
 * crash it is asked for, it is one page. What is asked for comes from the payment's row, so it is the same each time.
 * @returns `waiting` when Stripe did not answer, `refused` when it does not take the payment
 */
export async function openSession(
  db: Db,
  needs: Needs,
  payment: PaymentRow,
): Promise<'opened' | 'waiting' | 'refused'> {
  const [found] = await ordersByIds(db, [payment.orderId])
  if (!found || !payment.endsAt) return 'refused'
  const { order, event, team } = found
  const key = await secretKeyOf(db, needs.secrets, team.id)
  if (!key) return await refuse(db, payment, 'The keys of Stripe were removed.')
  const reply = await needs.stripe.openSession(
    key,
    {
      payment: payment.id,
      currency: order.currency,
      lines: payment.lines ?? [],
      email: order.email ?? '',
      locale: order.language,
      description: `${order.number} ${event.name}`,
      returnUrl: `${needs.publicUrl}/${order.language}/o/${tokenOf(needs.signer, order.id)}`,
      endsAt: payment.endsAt,
    },
    payment.id,
  )
  if (reply.ok) return await handOut(db, needs, key, payment, reply.value)
  if (reply.because !== 'unreachable') return await refuse(db, payment, reply.reason)
  await db.update(payments).set({ reason: reply.reason }).where(unopened(payment))
  return 'waiting'
}

async function handOut(
  db: Db,
  { stripe }: Needs,
  key: string,
  payment: PaymentRow,
  session: Session,
): Promise<'opened' | 'refused'> {
  const [opened] = await db
    .update(payments)
    .set({
      state: 'pending',
      reference: session.id,
      payUrl: session.url ?? null,
      reason: null,
      changedAt: sql`now()`,
      nextAskAt: sql`now() + make_interval(secs => ${nextLook(0)})`,
    })
    .where(unopened(payment))
    .returning({ id: payments.id })
  if (opened) return 'opened'
  const [now] = await db.select().from(payments).where(eq(payments.id, payment.id))
  if (now?.state === 'pending') return 'opened'
  // given up meanwhile: nobody was told its address, and nobody is to find it
  await stripe.endSession(key, session.id)
  return 'refused'
}

async function refuse(db: Db, payment: PaymentRow, reason: string): Promise<'refused'> {
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(payments)
      .set({ state: 'failed', reason, changedAt: sql`now()` })
      .where(unopened(payment))
      .returning({ id: payments.id })
    if (failed) await note(tx, payment.orderId, { kind: 'payment-failed', detail: reason })
  })
  return 'refused'
}

const unopened = ({ id }: PaymentRow) => and(eq(payments.id, id), eq(payments.state, 'created'))
