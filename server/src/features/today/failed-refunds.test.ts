import type { Role } from '@foyer/contract/access'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { refunds } from '../../schema/payments.ts'
import { members } from '../../schema/teams.ts'
import type { CardSale } from '../../test/card-payments.ts'
import { eventPaidByCard, startStripeTestBed } from '../../test/card-payments.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import { sendRefunds } from '../payments/commands/send-refunds.ts'

interface Failed {
  token: string
  intent: string
  order: { id: string; number: string }
}

const { app, stripe } = await startStripeTestBed()
let sale: CardSale
let first: Failed
let second: Failed

beforeEach(async () => {
  sale = await eventPaidByCard(app, stripe)
  ;[first, second] = [await failRefund(), await failRefund()]
})

const sendDueRefunds = async () => {
  await app.db.update(refunds).set({ nextTryAt: sql`now()` })
  await sendRefunds(app.db, app)
}

/** Sells a ticket by card, and cancels the order. Stripe refuses the refund. */
async function failRefund(): Promise<Failed> {
  const { token, session } = await sale.sellByCard()
  const intent = String(session['payment_intent'])
  sale.account.dispute(intent)
  await sale.act(token, 'refund', {})
  await sendDueRefunds()
  const { id, number, refunds: all } = await sale.order(token)
  expect(all).toMatchObject([{ state: 'failed' }])
  return { token, intent, order: { id, number } }
}

async function need(who: Organiser = sale.organiser) {
  const { needs } = await who.ok('GET /api/v1/today')
  return needs.find(({ kind }: { kind: string }) => kind === 'refund-failed')
}

const found = async (search: string): Promise<string[]> =>
  (await sale.organiser.ok(`GET /api/v1/orders?${search}`)).map(({ id }: { id: string }) => id).sort()

it('names the orders whose refund has failed, the first and the number of the others, as the list shows them', async () => {
  expect(await need()).toEqual({ kind: 'refund-failed', order: first.order, others: 1 })
  expect(await found('refunds=failed&balance=overpaid')).toEqual([first.order.id, second.order.id].sort())
})

it('leaves out orders whose refund is under way again or done, and test orders', async () => {
  sale.account.object(first.intent)['disputed'] = false
  await sale.act(first.token, 'retry-refund')
  expect(await need()).toEqual({ kind: 'refund-failed', order: second.order, others: 0 })
  await sendDueRefunds()
  expect(await need()).toMatchObject({ order: second.order, others: 0 })
  // the failed refund stays in the history
  expect(await found('refunds=failed')).toHaveLength(2)
  await app.db.execute(sql`update orders set test = true where id = ${second.order.id}`)
  expect(await need()).toBeUndefined()
})

async function memberWith(role: Role, events: string[] | null): Promise<Organiser> {
  const member = await signUp(app.publicUrl)
  await app.db.insert(members).values({ teamId: sale.team, userId: member.me.id, role, events })
  await member.ok('PATCH /api/v1/me', { lastTeam: sale.team })
  return member
}

it('is for members who may retry it, and have its event', async () => {
  const { id: other } = await sale.organiser.ok('POST /api/v1/events', { title: 'Other' })
  expect(await need(await memberWith('manager', [sale.id]))).toMatchObject({ others: 1 })
  expect(await need(await memberWith('manager', [other]))).toBeUndefined()
  expect(await need(await memberWith('box-office', null))).toBeUndefined()
  expect(await need(await memberWith('viewer', null))).toBeUndefined()
})
