import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import type { StripeStandIn } from '../test/stripe-stand-in.ts'
import { openStripe } from '../test/stripe-stand-in.ts'
import type { Organiser, Visitor } from '../test/visitor.ts'
import { signUp, visitor } from '../test/visitor.ts'
import { post } from './test/form.ts'
import type { OnSale } from './test/on-sale.ts'
import { openSale, sent } from './test/on-sale.ts'

let stripe: StripeStandIn
let house: House
let organiser: Organiser
let buyer: Visitor

beforeAll(async () => {
  stripe = await openStripe()
  house = await openHouse({ STRIPE_API_URL: stripe.url })
  buyer = visitor(house.publicUrl)
  organiser = await signUp(house.publicUrl)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await stripe[Symbol.asyncDispose]()
})

const types = [
  { name: 'Free', priceCents: 0, capacity: 50 },
  { name: 'Seat', priceCents: 1200, capacity: 50 },
]
const noBank = { bank: null }
const bank = { holder: 'Stage', iban: 'DE89370400440532013000' }
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const reserve = ({ slug, types: ids }: OnSale, ...wanted: number[]) =>
  buyer.send(`POST /api/v1/public/events/${slug}/orders`, {
    items: wanted.map((at) => ({ ticketTypeId: ids[at], quantity: 1 })),
  })
const pageOf = async ({ slug }: OnSale) => (await buyer.send(`GET /en/e/${slug}`)).body
const nothing = 'there is no way to pay for it'

describe('what cannot be paid', () => {
  it('is not sold: no seat is held for an order that nobody can finish', async () => {
    const event = await openSale(organiser, { types, team: noBank })
    const { status, body } = await reserve(event, 0, 1)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'not-on-sale',
      errors: [{ path: 'body.items.1.ticketTypeId', code: 'not-payable' }],
    })
    const { body: books } = await organiser.send(`GET /api/v1/events/${event.id}/ticket-types`)
    expect(books).toMatchObject([{ held: 0 }, { held: 0 }])
    expect((await reserve(event, 0)).status).toBe(201)
  })

  it('the page says so, to a form that was open as well, and to search engines', async () => {
    const event = await openSale(organiser, { types, team: noBank })
    const page = await pageOf(event)
    expect([...page.matchAll(/class="availability[^"]*">([^<]*)</g)].map(([, text]) => text)).toEqual([
      'Available',
      expect.stringContaining(nothing),
    ])
    expect(page.match(/<select/g)).toHaveLength(1)
    expect(page).toContain('"availability":"https://schema.org/OutOfStock"')
    const late = await post(buyer, `/en/e/${event.slug}`, { [`quantity.${event.types[1]}`]: '1', once: 'form' })
    expect(late.status).toBe(409)
    expect(late.body).toContain('Seat can’t be paid for here at the moment.')
  })

  it('is sold as soon as there is an account, or a key that moves real money', async () => {
    const event = await openSale(organiser, { types, team: noBank })
    const team = `/api/v1/teams/${organiser.me.lastTeam}`
    expect(await pageOf(event)).toContain(nothing)
    await sent(organiser, `PATCH ${team}`, { bank })
    await vi.waitFor(async () => expect(await pageOf(event)).not.toContain(nothing), 5000)
    expect((await reserve(event, 1)).status).toBe(201)
    await sent(organiser, `PATCH ${team}`, noBank)
    await vi.waitFor(async () => expect(await pageOf(event)).toContain(nothing), 5000)
    const keyOf = (mode: string) => ({ secretKey: `sk_${mode}_0123456789ab`, webhookSecret: 'whsec_0123456789abcdef' })
    for (const mode of ['test', 'live']) stripe.key(keyOf(mode).secretKey)
    await sent(organiser, `PUT ${team}/stripe`, keyOf('test'))
    expect((await reserve(event, 1)).status).toBe(409)
    await sent(organiser, `PUT ${team}/stripe`, keyOf('live'))
    await vi.waitFor(async () => expect(await pageOf(event)).not.toContain(nothing), 5000)
    expect((await reserve(event, 1)).status).toBe(201)
    await organiser.send(`DELETE ${team}/stripe`)
    await vi.waitFor(async () => expect(await pageOf(event)).toContain(nothing), 5000)
  })

  it('is what only a transfer could pay that would come too late', async () => {
    const late = await openSale(organiser, { types, team: { bank }, changes: { date: inHours(47) } })
    expect((await reserve(late, 1)).body).toMatchObject({ errors: [{ code: 'not-payable' }] })
    const early = await openSale(organiser, { types, team: { bank }, changes: { date: inHours(49) } })
    expect((await reserve(early, 1)).status).toBe(201)
  })
})
