import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSecrets } from '../../lib/secrets.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { testSecret } from '../../test/app.ts'
import { eventPaidByCard } from '../../test/card-payments.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import { startStripeStandIn, webhookSecret } from '../../test/stripe-stand-in.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { pollPayments } from './commands/poll-payments.ts'
import { reEncryptStripeKeys } from './commands/stripe-keys.ts'
import { secretKeyOf, webhookSecretsOf } from './queries.ts'

const stripe = disposeAfterAll(await startStripeStandIn())
const { app, organiser } = await startTestBed({ STRIPE_API_URL: stripe.url })
const path = `/api/v1/teams/${organiser.me.lastTeam}/stripe`

const save = (body: object) => organiser.send(`PUT ${path}`, body)
const secretKey = 'sk_live_51abcdefghijkl1a2b'

describe('the keys of a team’s Stripe account', () => {
  it('are checked with Stripe, stored encrypted and shown masked', async () => {
    stripe.addKey(secretKey)
    const { body } = await save({ secretKey, webhookSecret })
    expect(body).toEqual({
      webhookUrl: `${app.publicUrl}/api/webhooks/stripe/${organiser.me.lastTeam}`,
      keys: { secretKey: 'sk_live_…1a2b', webhookSecret: 'whsec_…cdef', live: true, checked: true },
    })
    expect((await organiser.send(`GET ${path}`)).body).toEqual(body)
    const rows = JSON.stringify(await app.db.select().from(stripeKeys))
    expect(rows).not.toContain(secretKey)
    expect(rows).not.toContain(webhookSecret)
  })

  it('are re-encrypted when the secret of the installation is replaced', async () => {
    await save({ webhookSecret: `${webhookSecret}new` })
    const next = createSecrets('the next secret, thirty-two characters')
    await reEncryptStripeKeys(app.db, createSecrets('the next secret, thirty-two characters', testSecret))
    const team = organiser.me.lastTeam
    expect(await secretKeyOf(app.db, next, team)).toBe(secretKey)
    expect(await webhookSecretsOf(app.db, next, team)).toEqual([`${webhookSecret}new`, webhookSecret])
    await reEncryptStripeKeys(app.db, createSecrets(testSecret, 'the next secret, thirty-two characters'))
    await save({ webhookSecret })
  })

  it('are not stored when Stripe refuses them', async () => {
    stripe.addRestrictedKey('rk_live_mayDoNothing')
    expect(await save({ secretKey: 'sk_live_unknown0000' })).toMatchObject({
      status: 422,
      body: { title: 'Stripe refused the key', errors: [{ path: 'body.secretKey', code: 'stripe-key-refused' }] },
    })
    expect((await save({ secretKey: 'rk_live_mayDoNothing' })).body.errors).toMatchObject([
      { code: 'stripe-capability-missing' },
    ])
    expect((await organiser.send(`GET ${path}`)).body.keys.secretKey).toBe('sk_live_…1a2b')
  })

  it('are stored unchecked when Stripe is unavailable', async () => {
    stripe.addKey('sk_test_51abcdefghijkl9z9z')
    stripe.fail(503)
    const { body } = await save({ secretKey: 'sk_test_51abcdefghijkl9z9z' })
    stripe.fail(undefined)
    expect(body.keys).toMatchObject({ secretKey: 'sk_test_…9z9z', live: false, checked: false })
  })

  it('can be removed', async () => {
    expect((await organiser.send(`DELETE ${path}`)).body.keys).toBeUndefined()
    expect((await save({ secretKey })).body.errors).toMatchObject([{ path: 'body.webhookSecret', code: 'required' }])
  })
})

describe('payment by card', () => {
  it('is offered with a live key for real orders only', async () => {
    const sale = await eventPaidByCard(app, stripe)
    const { token } = await sale.reserve()
    expect(await sale.view(token)).toMatchObject({ paymentMethods: ['card'] })
    await save({ secretKey, webhookSecret })
    stripe.addKey('sk_test_0123456789ab', sale.account)
    await sale.organiser.send(`PUT /api/v1/teams/${sale.team}/stripe`, { secretKey: 'sk_test_0123456789ab' })
    expect(await sale.view(token)).toMatchObject({ paymentMethods: [] })
    expect(await sale.startCardPayment(token)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'not-offered' }] },
    })
  })

  it('is offered with a test key for test orders only, which do not keep the team from going live', async () => {
    const sale = await eventPaidByCard(app, stripe)
    await sale.organiser.send(`PUT /api/v1/events/${sale.id}/status`, { status: 'Closed' })
    await sale.organiser.send(`PUT /api/v1/events/${sale.id}/status`, { status: 'test' })
    const reserve = async () => (await sale.requestReservation(1, { buyer: sale.organiser })).body
    expect(await reserve()).toMatchObject({ code: 'not-on-sale', errors: [{ code: 'not-payable' }] })
    stripe.addKey('sk_test_ba9876543210', sale.account)
    await sale.organiser.send(`PUT /api/v1/teams/${sale.team}/stripe`, { secretKey: 'sk_test_ba9876543210' })
    const { token } = await reserve()
    expect(await sale.view(token)).toMatchObject({ test: true, paymentMethods: ['card'] })
    // its payment moves no money, so it does not keep the team from going live
    await sale.startCardPayment(token)
    // a live key reads no payment in test mode, as if it were of another account
    stripe.addKey('sk_live_afterTheTest')
    const live = { secretKey: 'sk_live_afterTheTest' }
    expect((await sale.organiser.send(`PUT /api/v1/teams/${sale.team}/stripe`, live)).status).toBe(200)
  })

  it('keeps the keys while a payment is open', async () => {
    const sale = await eventPaidByCard(app, stripe)
    await sale.startCardPayment((await sale.reserve()).token)
    const remove = () => sale.organiser.send(`DELETE /api/v1/teams/${sale.team}/stripe`)
    expect(await remove()).toMatchObject({ status: 409, body: { errors: [{ code: 'payments-open' }] } })
    await app.db.execute(`update payments set state = 'failed'`)
    expect((await remove()).status).toBe(200)
  })

  it('keeps the account while a payment or a refund is open, and takes another key of it', async () => {
    const sale = await eventPaidByCard(app, stripe)
    const { token } = await sale.reserve()
    await sale.startCardPayment(token)
    const saveKey = (key: string) => sale.organiser.send(`PUT /api/v1/teams/${sale.team}/stripe`, { secretKey: key })
    const kept = { status: 409, body: { errors: [{ path: 'body.secretKey', code: 'payments-open' }] } }
    stripe.addKey('sk_live_ofAnotherAccount')
    expect(await saveKey('sk_live_ofAnotherAccount')).toMatchObject(kept)
    stripe.addKey('sk_live_rolled000000', sale.account)
    expect((await saveKey('sk_live_rolled000000')).status).toBe(200)
    stripe.fail(503)
    expect(await saveKey('sk_live_ofAnotherAccount')).toMatchObject(kept)
    stripe.fail(undefined)
    sale.account.pay((await sale.session(token)).id)
    await app.db.execute(`update payments set next_poll_at = now() where state in ('created', 'pending')`)
    await pollPayments(app.db, app)
    expect(await sale.view(token)).toMatchObject({ status: 'paid' })
    stripe.fail(503, /POST .*refunds/)
    await sale.act(token, 'refund', {})
    expect(await saveKey('sk_live_ofAnotherAccount')).toMatchObject(kept)
    stripe.fail(undefined)
    await app.db.execute(`update refunds set state = 'done'`)
    expect((await saveKey('sk_live_ofAnotherAccount')).status).toBe(200)
  })

  it('refuses the key of another account also when the payment is opened while Stripe is asked', async () => {
    const sale = await eventPaidByCard(app, stripe)
    const { token } = await sale.reserve()
    stripe.addKey('sk_live_ofOtherAccount2')
    const asked = stripe.requests.length
    let answer: Promise<{ status: number }> | undefined
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from stripe_keys where team_id = ${sale.team} for update`)
      answer = sale.organiser.send(`PUT /api/v1/teams/${sale.team}/stripe`, { secretKey: 'sk_live_ofOtherAccount2' })
      await expect.poll(() => lockWaiters(app)).toBe(1)
      expect(stripe.requests.length).toBeGreaterThan(asked)
      await sale.startCardPayment(token)
    })
    expect((await answer)?.status).toBe(409)
  })
})
