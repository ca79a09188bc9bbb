import { msPerDay } from '@foyer/contract/durations'
import type { PaymentTerms } from '@foyer/contract/payment-terms'
import { defaultPaymentTerms } from '@foyer/contract/payment-terms-rules'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { expireOrders } from './commands/expire-orders.ts'
import { remindOfTransfers } from './commands/transfer-deadlines.ts'
import { orderIdOfToken } from './rules/links.ts'

const { app, organiser } = await startTestBed()

const terms: PaymentTerms = { ...defaultPaymentTerms, days: 5, reminders: [7, 3], late: 'refuse' }

const onSale = (changes: { date?: string; paymentTerms?: PaymentTerms }) =>
  eventOnSale(organiser, {
    types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }],
    changes: { date: '2099-01-01T19:00:00.000Z', ...changes },
  })

describe('the payment terms of an event', () => {
  it('say how long a buyer has, and each reminder goes out once', async () => {
    const sale = await onSale({ paymentTerms: terms })
    const { token, number } = await sale.reserve()
    const { body } = await sale.complete(token)
    expect((Date.parse(body.transfer.dueAt) - Date.now()) / msPerDay).toBeLessThan(6.1)
    const kinds = async (inDays: string, passed = '3 days') => {
      await app.db.execute(sql`
        update orders set due_at = now() + ${inDays}::interval, placed_at = now() - interval '12 days',
          reminded_at = reminded_at - ${passed}::interval where number = ${number}`)
      await Promise.all([remindOfTransfers(app.db, app), remindOfTransfers(app.db, app)])
      return (await sale.order(token)).mails.map(({ kind }: { kind: string }) => kind)
    }
    expect(await kinds('8 days')).toEqual(['paymentInstructions'])
    const once = ['paymentInstructions', 'paymentReminder']
    expect(await kinds('6 days')).toEqual(once)
    expect(await kinds('3 days 1 hour')).toEqual(once)
    expect(await kinds('1 day')).toEqual([...once, 'paymentReminder'])
    expect(await kinds('1 day', '0 days')).toEqual([...once, 'paymentReminder'])
  })

  it('can refuse a payment that arrives when the order has expired: the money is owed to the buyer', async () => {
    const sale = await onSale({ paymentTerms: terms })
    const { token } = await sale.reserve()
    await sale.complete(token)
    await app.db.execute(sql`
      update orders set due_at = now() - interval '1 second' where id = ${orderIdOfToken(app.signer, token)}`)
    await expireOrders(app.db, app)
    const payment = { method: 'transfer', amountCents: 2500, receivedOn: '2026-01-01', receivedCents: 0 }
    const { body } = await sale.act(token, 'payments', payment)
    expect(body).toMatchObject({ status: 'expired', receivedCents: 2500, balanceCents: -2500 })
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { paymentTerms: null })
    expect((await sale.act(token, 'mark-paid')).status).toBe(200)
  })

  it('name the last moment at which a transfer is offered', async () => {
    const inAWeek = new Date(Date.now() + 7 * msPerDay).toISOString()
    const sale = await onSale({ date: inAWeek, paymentTerms: { ...terms, offeredUntilDays: 6 } })
    const { token } = await sale.reserve()
    expect((await sale.complete(token)).body).toMatchObject({
      status: 'pending',
      transfer: { dueAt: expect.any(String) },
    })
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { paymentTerms: { ...terms, offeredUntilDays: 8 } })
    expect((await sale.requestReservation()).body).toMatchObject({ errors: [{ code: 'not-payable' }] })
    const latest = new Date(Date.now() - 1000).toISOString()
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { paymentTerms: { ...terms, latest } })
    expect((await sale.requestReservation()).body).toMatchObject({ errors: [{ code: 'not-payable' }] })
  })

  it.each([
    ['days', 0, 'too-small'],
    ['days', 91, 'too-big'],
    ['reminders', [3, 3], 'not-allowed'],
    ['reminders', [1, 2, 3, 4, 5], 'too-many'],
    ['late', 'never', 'not-allowed'],
    ['latest', 'soon', 'format'],
  ])('are refused when %s is %j', async (field, value, code) => {
    const sale = await onSale({})
    const { body } = await organiser.send(`PATCH /api/v1/events/${sale.id}`, {
      paymentTerms: { ...terms, [field]: value },
    })
    expect(body.errors).toMatchObject([{ path: `body.paymentTerms.${field}`, code }])
  })
})
