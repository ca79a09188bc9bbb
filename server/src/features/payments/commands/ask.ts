import type { SQL } from 'drizzle-orm'
import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import type { Reply } from '../../../lib/stripe/ask.ts'
import type { Session } from '../../../lib/stripe/things.ts'
import { payments } from '../../../schema/orders.ts'
import { move } from '../../admission/commands/move.ts'
import { tellOffer } from '../../admission/commands.ts'
import { enqueueOrderMails } from '../../orders/commands/mail.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { isAskedAbout, secretKeyOfOrder } from '../queries.ts'
import { askDays, nextAsk, nextLook, openingMinutes, patienceMinutes } from '../rules.ts'
import { openSession } from './open.ts'
import { settleSession } from './settle.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

const batch = 10
/** How long a payment is one process's to ask about, in seconds: longer than Stripe may take to answer. */
const lease = 60

/**
 * Asks Stripe about the payments that are due: those whose answer was lost, those whose webhook may have been, those that
 * are over, before their seats are given up, and those that were given up, while their page may be open.
 * @returns how many were asked about
 */
export async function askAboutPayments(db: Db, needs: Needs): Promise<number> {
  const due = await takeDue(db)
  await Promise.all(due.map((payment) => askAbout(db, needs, payment)))
  return due.length
}

type Due = Awaited<ReturnType<typeof takeDue>>[number]

/** Each goes to one process only; when that one dies, it is due again after the lease. */
async function takeDue(db: Db) {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isAskedAbout, lte(payments.nextAskAt, sql`now()`)))
    .orderBy(payments.nextAskAt)
    .limit(batch)
    .for('update', { skipLocked: true })
  const after = (minutes: number) => sql<boolean>`${payments.endsAt} + make_interval(mins => ${minutes}) <= now()`
  return await db
    .update(payments)
    .set({ asks: sql`${payments.asks} + 1`, nextAskAt: sql`now() + make_interval(secs => ${lease})` })
    .where(sql`${payments.id} in ${due}`)
    .returning({
      ...getTableColumns(payments),
      fresh: sql<boolean>`${payments.createdAt} + make_interval(mins => ${openingMinutes}) > now()`,
      over: after(0),
      patienceIsOver: after(patienceMinutes),
      hopeless: after(askDays * 24 * 60),
    })
}

async function askAbout(db: Db, needs: Needs, payment: Due): Promise<void> {
  if (payment.reference === null) return await askForPage(db, needs, payment)
  const reply = await howItStands(db, needs, payment, payment.reference)
  if (!reply.ok) return await wait(db, needs, payment, reply.reason)
  await settleSession(db, needs, payment.id, reply.value)
  const next = inSeconds(nextLook(payment.asks))
  await db
    .update(payments)
    .set({ reason: null, nextAskAt: reply.value.status === 'expired' ? unlessOpen(next) : next })
    .where(and(eq(payments.id, payment.id), isAskedAbout))
}

/** A page that Stripe may have made without our hearing of it: asked for again, while it would still be long enough. */
async function askForPage(db: Db, needs: Needs, payment: Due): Promise<void> {
  if (payment.fresh && payment.state === 'created') return void (await openSession(db, needs, payment))
  // nobody has the address of the page, if there is one: so nobody can pay on it
  await db
    .update(payments)
    .set({ state: 'cancelled', changedAt: sql`now()`, nextAskAt: null })
    .where(and(eq(payments.id, payment.id), isAskedAbout, isNull(payments.reference)))
}

async function howItStands(db: Db, needs: Needs, payment: Due, id: string): Promise<Reply<Session>> {
  const key = await secretKeyOfOrder(db, needs.secrets, payment.orderId)
  if (!key) return { ok: false, because: 'missing', code: undefined, reason: 'There is no key of Stripe.' }
  const reply = await needs.stripe.session(key, id)
  const isOver = reply.ok && reply.value.status === 'open' && (payment.over || payment.state === 'cancelled')
  return isOver ? await needs.stripe.endSession(key, id) : reply
}

/**
 * Stripe could not be asked. The seats stay held for two hours longer; then they are given up, and the payment is still
 * asked about, so that money that came after all is taken or sent back.
 */
async function wait(db: Db, needs: Needs, payment: Due, reason: string): Promise<void> {
  await db
    .update(payments)
    .set(
      payment.hopeless
        ? { state: 'failed', reason, changedAt: sql`now()`, nextAskAt: null }
        : { reason, nextAskAt: inSeconds(nextAsk(payment.asks)) },
    )
    .where(and(eq(payments.id, payment.id), isAskedAbout))
  if (payment.patienceIsOver && payment.state !== 'cancelled') await giveUp(db, needs, payment, reason)
}

async function giveUp(db: Db, needs: Needs, { orderId }: Due, detail: string): Promise<void> {
  await db.transaction(async (tx) => {
    const over = { to: 'expired', from: ['reserved'], only: 'over', entry: 'expired' } as const
    const [moved] = await move(tx, over, [{ id: orderId, detail }])
    if (!moved) return
    const found = await ordersByIds(tx, [orderId])
    await enqueueOrderMails(
      tx,
      needs,
      found.map((order) => ({ ...order, kind: 'orderExpired' })),
    )
    await tellOffer(tx, moved.eventId)
  })
}

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
/** An open payment is always asked about, whatever was answered. */
const unlessOpen = (next: SQL) => sql`case when ${payments.state} = 'cancelled' then null else ${next} end`
