import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSecrets } from '../../lib/secrets.ts'
import { refunds } from '../../schema/payments.ts'
import { members } from '../../schema/teams.ts'
import { testSecret } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import { mailText } from '../../test/mails.ts'
import { lockWaiters, raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { reEncryptRefundAccounts } from '../payments/commands/re-encrypt-accounts.ts'

const { app, organiser, buyer } = await startTestBed()
const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 100 }] })

const account = { holder: 'Robin', iban: 'DE89370400440532013000' }
const today = '2026-01-31'

/** An order that was paid by transfer and then refunded. */
async function refunded(email?: string) {
  const { token, number } = await sale.placeOrder({ quantity: 2, ...(email && { email }) })
  await sale.act(token, 'mark-paid')
  expect((await sale.act(token, 'refund', { reason: 'Ill' })).status).toBe(200)
  return { token, number, id: (await sale.order(token)).id as string }
}

const saveAccount = (token: string, body: object = account) =>
  buyer.send(`PUT /api/v1/public/orders/${token}/refund-account`, body)
const owedCents = 5000
const sent = (token: string, sentOn = today) => sale.act(token, 'refund-sent', { sentOn, owedCents })
const storedAccount = async (orderId: string) =>
  (await app.db.select().from(refunds).where(eq(refunds.orderId, orderId)))[0]?.account
const numbers = async (query: string) =>
  (await organiser.ok(`GET /api/v1/orders?${query}`)).map(({ number }: { number: string }) => number)

describe('a refund of a bank transfer', () => {
  it('is owed until a member says when it was sent, and orders are filtered by it', async () => {
    const { token, number } = await refunded()
    const owed = await sale.order(token)
    expect(owed).toMatchObject({
      status: 'cancelled',
      owedCents: 5000,
      refunds: [{ method: 'transfer', state: 'owed' }],
    })
    expect(owed.actions).toContain('refund-sent')
    expect(owed.timeline.at(-1)).toMatchObject({ kind: 'refund-owed', by: 'Ada Example', amountCents: 5000 })
    expect(await numbers('refunds=owed')).toContain(number)
    const { status, body } = await sent(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ refunds: [{ state: 'done', sentOn: today }], timeline: expect.anything() })
    expect([body.owedCents, body.actions.includes('refund-sent')]).toEqual([undefined, false])
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'refunded', by: 'Ada Example', amountCents: 5000 })
    expect(await numbers('refunds=owed')).not.toContain(number)
    expect(await numbers('status=cancelled')).toContain(number)
  })

  it('is recorded as sent once changes of its order that are under way are made', async () => {
    const { token } = await refunded()
    const [answer] = await raceOnLock(app, 'inventory', [() => sent(token)])
    expect(answer).toMatchObject({ status: 200, body: { refunds: [{ state: 'done' }] } })
  })

  it('is locked after its order, by the team that has sent it and by its buyer', async () => {
    const { token, id } = await refunded()
    const answers: Promise<{ status: number }>[] = []
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from orders where id = ${id} for update`)
      answers.push(saveAccount(token), sent(token))
      await expect.poll(() => lockWaiters(app)).toBe(2)
      // refused while another transaction has it
      await tx.execute(sql`select from refunds where order_id = ${id} for update nowait`)
    })
    expect((await Promise.all(answers)).map(({ status }) => status)).toContain(200)
  })

  it('is recorded as sent once, also when two members do it at once, and never by another team', async () => {
    const { token, id } = await refunded()
    const colleague = await signUp(app.publicUrl)
    await app.db.insert(members).values({ teamId: organiser.me.lastTeam, userId: colleague.me.id, role: 'admin' })
    const stranger = await signUp(app.publicUrl)
    const path = `POST /api/v1/orders/${id}/refund-sent`
    expect((await stranger.send(path, { sentOn: today, owedCents })).status).toBe(404)
    const team = { 'x-team': organiser.me.lastTeam }
    const answers = await Promise.all([
      organiser.send(path, { sentOn: today, owedCents }),
      colleague.send(path, { sentOn: today, owedCents }, team),
      organiser.send(path, { sentOn: '2026-01-30', owedCents }),
      colleague.send(path, { sentOn: today, owedCents }, team),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const order = await sale.order(token)
    expect(order.mails.filter(({ kind }: { kind: string }) => kind === 'refundSent')).toHaveLength(1)
    expect(order.timeline.filter(({ kind }: { kind: string }) => kind === 'refunded')).toHaveLength(1)
  })

  it.each([
    [{ sentOn: '2199-01-01' }, 'in-future'],
    [{ sentOn: '2026-02-30' }, 'format'],
    [{ sentOn: '0026-01-31' }, 'date-range'],
    [{ sentOn: '' }, 'format'],
    [{}, 'required'],
  ])('is not sent on %o', async (body, code) => {
    const { token } = await refunded()
    const answer = await sale.act(token, 'refund-sent', { owedCents, ...body })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'body.sentOn', code }] } })
    expect((await sale.order(token)).owedCents).toBe(5000)
  })
})

describe('the bank account for a refund', () => {
  it.each([
    ['with a digit wrong', 'DE89370400440532013001'],
    ['with two digits swapped', 'DE89370400440532010300'],
    ['one character short', 'DE8937040044053201300'],
    ['of the length of another country', 'FR89370400440532013000'],
    ['of no country', 'ZZ89370400440532013000'],
    ['that is a card number', '4242424242424242'],
    ['that is empty', ' '],
  ])('is refused %s', async (_, iban) => {
    const { token, id } = await refunded()
    expect(await saveAccount(token, { ...account, iban })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.iban', code: 'iban' }] },
    })
    expect(await storedAccount(id)).toBeNull()
  })

  it('is entered in any form, stored encrypted, masked where it is not needed, and deleted with the transfer', async () => {
    const { token, id } = await refunded()
    const { status, body } = await saveAccount(token, { ...account, iban: ' de89 3704 0044 0532 0130 00 ' })
    expect([status, body.refundAccount]).toEqual([200, { holder: 'Robin', iban: 'DE89…3000' }])
    expect(await sale.order(token)).toMatchObject({ refundAccount: account, timeline: expect.anything() })
    const stored = await storedAccount(id)
    expect(stored).toMatch(/^v1\./)
    expect(stored).not.toContain('3704')
    const clerk = await signUp(app.publicUrl)
    await app.db.insert(members).values({ teamId: organiser.me.lastTeam, userId: clerk.me.id, role: 'box-office' })
    const seen = await clerk.send(`GET /api/v1/orders/${id}`, undefined, { 'x-team': organiser.me.lastTeam })
    expect(seen.body.refundAccount.iban).toBe('DE89…3000')
    // the buyer corrects it
    await saveAccount(token, { holder: 'Robin Roe', iban: 'FR1420041010050500013M02606' })
    expect((await sale.order(token)).refundAccount).toEqual({
      holder: 'Robin Roe',
      iban: 'FR1420041010050500013M02606',
    })
    await sent(token)
    expect(await storedAccount(id)).toBeNull()
    expect([(await sale.view(token)).refundAccount, (await sale.order(token)).refundAccount]).toEqual([
      undefined,
      undefined,
    ])
    expect((await saveAccount(token)).body).toMatchObject({ status: 409, code: 'transition-refused' })
  })

  it('is not stored where nothing is owed, nor left behind when it is entered while the refund is sent', async () => {
    const paid = await sale.placeOrder()
    expect((await saveAccount(paid.token)).status).toBe(409)
    expect((await saveAccount('unknown')).status).toBe(404)
    for (let round = 0; round < 4; round += 1) {
      const { token, id } = await refunded()
      const [saved, marked] = await Promise.all([saveAccount(token), sent(token)])
      expect([200, 409]).toContain(saved.status)
      expect([marked.status, await storedAccount(id)]).toEqual([200, null])
    }
  })

  it('is encrypted again after a change of the secret', async () => {
    const { token, id } = await refunded()
    await saveAccount(token)
    const before = await storedAccount(id)
    await reEncryptRefundAccounts(
      app.db,
      createSecrets('another secret, of more than thirty-two characters', testSecret),
    )
    expect(await storedAccount(id)).not.toBe(before)
    await reEncryptRefundAccounts(
      app.db,
      createSecrets(testSecret, 'another secret, of more than thirty-two characters'),
    )
    expect((await sale.order(token)).refundAccount).toEqual(account)
  })
})

describe('the inbox message about the account for a refund', () => {
  const about = async (orderId: string) => (await organiser.ok(`GET /api/v1/inbox?order=${orderId}`))[0]

  it('tells the team once for each account, and never the account itself', async () => {
    const { token, id, number } = await refunded()
    await saveAccount(token)
    expect(await about(id)).toMatchObject({
      messages: 1,
      order: { id, number },
      unread: true,
      last: { kind: 'refund-account', data: { number, amountCents: owedCents, currency: 'EUR', changed: false } },
    })
    await saveAccount(token, { ...account, iban: 'DE89 3704 0044 0532 0130 00' })
    expect((await about(id)).messages).toBe(1)
    await saveAccount(token, { ...account, iban: 'FR1420041010050500013M02606' })
    const thread = await about(id)
    expect(thread).toMatchObject({ messages: 2, last: { data: { changed: true } } })
    expect(JSON.stringify(await organiser.ok(`GET /api/v1/inbox/${thread.id}`))).not.toMatch(/3704|2004/)
    const { timeline } = await sale.order(token)
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'refund-account')).toHaveLength(2)
  })
})

describe('the mails about a refund of a transfer', () => {
  it('say how and until when the money comes, and that it was sent', async () => {
    const email = 'refund@example.com'
    const { token } = await refunded(email)
    expect(await mailText(app, email, 'orderRefunded')).toContain(
      'Enter your account details on your order page, and you’ll get the money within 14 days.',
    )
    await sent(token)
    expect(await mailText(app, email, 'refundSent')).toMatch(
      /transferred €50\.00 to your bank account on 31\sJanuary\s2026/,
    )
    await sale.act(token, 'resend')
    expect((await sale.order(token)).mails.at(-1).kind).toBe('refundSent')
  })
})
