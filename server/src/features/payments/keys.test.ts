import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretsOf } from '../../lib/secrets.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { openBoxOffice, webhookSecret } from '../../test/box-office.ts'
import type { House } from '../../test/house.ts'
import { openHouse, testSecret } from '../../test/house.ts'
import type { StripeStandIn } from '../../test/stripe-stand-in.ts'
import { openStripe } from '../../test/stripe-stand-in.ts'
import type { Organiser } from '../../test/visitor.ts'
import { signUp } from '../../test/visitor.ts'
import { resealStripeKeys } from './commands/keys.ts'
import { secretKeyOf, webhookSecretsOf } from './queries.ts'

let stripe: StripeStandIn
let house: House
let organiser: Organiser
let path: string

beforeAll(async () => {
  stripe = await openStripe()
  house = await openHouse({ STRIPE_API_URL: stripe.url })
  organiser = await signUp(house.publicUrl)
  path = `/api/v1/teams/${organiser.me.lastTeam}/stripe`
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

const save = (body: object) => organiser.send(`PUT ${path}`, body)
const secretKey = 'sk_live_51abcdefghijkl1a2b'

describe('the keys of a team’s Stripe account', () => {
  it('are checked with Stripe, stored encrypted and shown masked', async () => {
    stripe.key(secretKey)
    const { body } = await save({ secretKey, webhookSecret })
    expect(body).toEqual({
      webhookUrl: `${house.publicUrl}/api/webhooks/stripe/${organiser.me.lastTeam}`,
      keys: { secretKey: 'sk_live_…1a2b', webhookSecret: 'whsec_…cdef', live: true, checked: true },
    })
    expect((await organiser.send(`GET ${path}`)).body).toEqual(body)
    const rows = JSON.stringify(await house.db.select().from(stripeKeys))
    expect(rows).not.toContain(secretKey)
    expect(rows).not.toContain(webhookSecret)
  })

  it('are encrypted anew while the installation’s secret is being replaced', async () => {
    await save({ webhookSecret: `${webhookSecret}new` })
    const next = secretsOf('the next secret, thirty-two characters')
    await resealStripeKeys(house.db, secretsOf('the next secret, thirty-two characters', testSecret))
    const team = organiser.me.lastTeam
    expect(await secretKeyOf(house.db, next, team)).toBe(secretKey)
    expect(await webhookSecretsOf(house.db, next, team)).toEqual([`${webhookSecret}new`, webhookSecret])
    await resealStripeKeys(house.db, secretsOf(testSecret, 'the next secret, thirty-two characters'))
    await save({ webhookSecret })
  })

  it('are not stored when Stripe refuses them', async () => {
    stripe.restrict('rk_live_mayDoNothing')
    expect(await save({ secretKey: 'sk_live_unknown0000' })).toMatchObject({
      status: 422,
      body: { title: 'Stripe refused the key', errors: [{ path: 'body.secretKey', code: 'stripe-key-refused' }] },
    })
    expect((await save({ secretKey: 'rk_live_mayDoNothing' })).body.errors).toMatchObject([
      { code: 'stripe-capability-missing' },
    ])
    expect((await organiser.send(`GET ${path}`)).body.keys.secretKey).toBe('sk_live_…1a2b')
  })

  it('are stored unchecked when Stripe cannot be asked', async () => {
    stripe.key('sk_test_51abcdefghijkl9z9z')
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
    const box = await openBoxOffice(house, stripe)
    const token = await box.reserve()
    expect(await box.view(token)).toMatchObject({ paymentMethods: ['card'] })
    await save({ secretKey, webhookSecret })
    stripe.key('sk_test_0123456789ab', box.account)
    await box.organiser.send(`PUT /api/v1/teams/${box.team}/stripe`, { secretKey: 'sk_test_0123456789ab' })
    expect(await box.view(token)).toMatchObject({ paymentMethods: [] })
    expect(await box.goToPay(token)).toMatchObject({ status: 422, body: { errors: [{ code: 'not-offered' }] } })
  })

  it('is offered with a test key for test orders only', async () => {
    const box = await openBoxOffice(house, stripe)
    await box.organiser.send(`PUT /api/v1/events/${box.event.id}/status`, { status: 'Closed' })
    await box.organiser.send(`PUT /api/v1/events/${box.event.id}/status`, { status: 'test' })
    const items = [{ ticketTypeId: box.ticketType, quantity: 1 }]
    const reserve = async () =>
      (await box.organiser.send(`POST /api/v1/public/events/${box.event.slug}/orders`, { items })).body
    expect(await reserve()).toMatchObject({ code: 'not-on-sale', errors: [{ code: 'not-payable' }] })
    stripe.key('sk_test_ba9876543210', box.account)
    await box.organiser.send(`PUT /api/v1/teams/${box.team}/stripe`, { secretKey: 'sk_test_ba9876543210' })
    expect(await box.view((await reserve()).token)).toMatchObject({ test: true, paymentMethods: ['card'] })
  })

  it('keeps the keys while somebody is paying', async () => {
    const box = await openBoxOffice(house, stripe)
    await box.goToPay(await box.reserve())
    const remove = () => box.organiser.send(`DELETE /api/v1/teams/${box.team}/stripe`)
    expect(await remove()).toMatchObject({ status: 409, body: { errors: [{ code: 'payments-open' }] } })
    await house.db.execute(`update payments set state = 'failed'`)
    expect((await remove()).status).toBe(200)
  })
})
