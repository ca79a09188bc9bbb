import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Reply } from '../../../lib/stripe/ask.ts'
import type { StripeRefund } from '../../../lib/stripe/things.ts'
import { orders, payments, refunds } from '../../../schema/orders.ts'
import { note } from '../../orders/commands/note.ts'
import type { PaymentRow, RefundRow } from '../queries.ts'
import { secretKeyOf } from '../queries.ts'
import { fromStripe, nextTry } from '../rules.ts'

type Needs = Pick<Services, 'secrets' | 'stripe'>

const batch = 10
/** How long a refund is one process's, in seconds: longer than Stripe may take to answer twice. */
const lease = 120
/** How long after Stripe took a refund that takes its time it is looked at again, in seconds. */
const slow = 6 * 60 * 60

interface Due extends RefundRow {
  payment: PaymentRow
  teamId: string
  currency: string
}

/**
 * Has Stripe carry out the refunds that are due. Each is asked for under its id, so that a crash or an answer that is
 * lost sends no money twice; what fails is tried again after growing pauses.
 * @returns how many were tried
 */
export async function carryOutRefunds(db: Db, needs: Needs): Promise<number> {
  const due = await takeDue(db)
  await Promise.all(due.map((refund) => carryOut(db, needs, refund)))
  return due.length
}

async function takeDue(db: Db): Promise<Due[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'created'), lte(refunds.nextTryAt, sql`now()`)))
    .orderBy(refunds.nextTryAt)
    .limit(batch)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1`, nextTryAt: inSeconds(lease) })
    .where(sql`${refunds.id} in ${due}`)
    .returning({ id: refunds.id })
  const rows = await db
    .select({ refund: refunds, payment: payments, teamId: orders.teamId, currency: orders.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(sql`${refunds.id} = any(${sql.param(taken.map(({ id }) => id))}::text[])`)
  return rows.map(({ refund, ...rest }) => ({ ...refund, ...rest }))
}

async function carryOut(db: Db, needs: Needs, refund: Due): Promise<void> {
  const reply = await sendBack(db, needs, refund)
  if (reply.ok) return await noteRefund(db, refund, reply.value)
  const final = reply.because === 'refused' && !mayStillGo.has(reply.code ?? '')
  const pause = final ? undefined : nextTry(refund.attempts)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(refunds)
      .set({
        reason: reply.reason,
        ...(pause === undefined ? { state: 'failed' } : { nextTryAt: inSeconds(pause) }),
        // an answer is kept by Stripe for the key it was asked with, for a day; one that was lost is found under it
        ...((reply.because === 'refused' || reply.code === '500') && { refusals: sql`${refunds.refusals} + 1` }),
      })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'created')))
      .returning({ state: refunds.state })
    if (row?.state !== 'failed') return
    await note(tx, refund.orderId, { kind: 'refund-failed', detail: reply.reason, amountCents: refund.amountCents })
  })
}

// what another day or another key can mend: docs.stripe.com/error-codes
const mayStillGo = new Set(['balance_insufficient', 'insufficient_funds', 'lock_timeout', '401', '403'])

async function sendBack(db: Db, { secrets, stripe }: Needs, refund: Due): Promise<Reply<StripeRefund>> {
  const { id, attempts, refusals, payment } = refund
  const key = await secretKeyOf(db, secrets, refund.teamId)
  if (!key || !payment.intent)
    return { ok: false, because: 'missing', code: undefined, reason: 'There is no key of Stripe.' }
  if (attempts > 1) {
    // the answer to an earlier try may have been lost, longer ago than Stripe remembers keys
    const known = await stripe.refunds(key, payment.intent)
    if (!known.ok) return known
    const ours = known.value.find((each) => each.refund === id)
    if (ours) return { ok: true, value: ours }
  }
  const reply = await stripe.refund(
    key,
    { intent: payment.intent, refund: id },
    refusals > 0 ? `${id}.${refusals}` : id,
  )
  if (reply.ok || reply.code !== 'charge_already_refunded') return reply
  const known = await stripe.refunds(key, payment.intent)
  if (!known.ok) return known
  const byHand = await takeOver(db, refund, known.value)
  await noteRefundsOf(db, payment, known.value)
  return byHand ? { ok: true, value: byHand } : reply
}

/**
 * What was sent back by hand at Stripe meanwhile is what a refund of ours was to be. Without a reference to it, it would
 * be written down a second time when Stripe tells of it.
 * @returns undefined when all of it is written down already
 */
async function takeOver(db: Db, refund: Due, known: readonly StripeRefund[]): Promise<StripeRefund | undefined> {
  const others = await db
    .select({ reference: refunds.reference })
    .from(refunds)
    .where(and(eq(refunds.paymentId, refund.payment.id), ne(refunds.id, refund.id)))
  const written = new Set(others.map(({ reference }) => reference))
  const byHand = known.find(({ id, state }) => state !== 'failed' && !written.has(id))
  if (!byHand) return undefined
  const amountCents = fromStripe(byHand.amount, refund.currency)
  await db.update(refunds).set({ reference: byHand.id, amountCents }).where(eq(refunds.id, refund.id))
  return { ...byHand, refund: refund.id }
}

/** Writes down how a refund of ours stands at Stripe; its timeline says each change once. */
export async function noteRefund(db: Db, refund: RefundRow, { id, state, reason }: StripeRefund): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(refunds).where(eq(refunds.id, refund.id)).for('update')
    if (!before || before.state === 'failed') return
    // a refund that is done can still come to nothing, but not be on its way again
    const next = before.state === 'done' && state === 'created' ? 'done' : state
    await tx
      .update(refunds)
      .set({ state: next, reason: reason ?? null, ...(id && { reference: id }), nextTryAt: inSeconds(slow) })
      .where(eq(refunds.id, refund.id))
    if (next === before.state) return
    const { amountCents } = before
    if (next === 'done') await note(tx, before.orderId, { kind: 'refunded', amountCents })
    if (next === 'failed')
      await note(tx, before.orderId, { kind: 'refund-failed', amountCents, ...(reason && { detail: reason }) })
  })
}

/** Brings the refunds of a payment to where Stripe has them, those that were made by hand at Stripe too. */
export async function noteRefundsOf(db: Db, payment: PaymentRow, known: readonly StripeRefund[]): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderId))
  if (!order) return
  const rows = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  for (const each of known) {
    const row = rows.find(({ id, reference }) => id === each.refund || reference === each.id)
    if (row) await noteRefund(db, row, each)
    else if (each.state === 'done') await noteForeign(db, payment, each, fromStripe(each.amount, order.currency))
  }
}

async function noteForeign(db: Db, payment: PaymentRow, { id }: StripeRefund, amountCents: number): Promise<void> {
  const { orderId } = payment
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(refunds)
      .values({ id: newId('ref'), orderId, paymentId: payment.id, state: 'done', amountCents, reference: id })
      .onConflictDoNothing()
      .returning({ id: refunds.id })
    if (added) await note(tx, orderId, { kind: 'refunded', amountCents })
  })
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
