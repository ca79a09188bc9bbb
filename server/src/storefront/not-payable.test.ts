import { describe, expect, it, vi } from 'vitest'
import type { EventOnSale } from '../test/scenario.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startStripeStandIn } from '../test/stripe-stand-in.ts'
import { disposeAfterAll, startTestBed } from '../test/test-bed.ts'
import { formKey, leadsTo } from './test/form.ts'

const stripe = disposeAfterAll(await startStripeStandIn())
const { organiser, buyer } = await startTestBed({ STRIPE_API_URL: stripe.url })

const types = [
  { name: 'Free', priceCents: 0, capacity: 50 },
  { name: 'Seat', priceCents: 1200, capacity: 50 },
]
const noBank = { bank: null }
const bank = { holder: 'Stage', iban: 'DE89370400440532013000' }
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const pageOf = async ({ slug }: EventOnSale) => (await buyer.send(`GET /en/e/${slug}`)).body
const nothing = 'there’s no way to pay for it'

describe('a ticket type without a payment method', () => {
  it('is not sold: no seat is held for an order that the buyer cannot complete', async () => {
    const event = await eventOnSale(organiser, { types, team: noBank })
    const { status, body } = await event.requestReservation([1, 1])
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'not-on-sale',
      errors: [{ path: 'body.items.1.ticketTypeId', code: 'not-payable' }],
    })
    const { body: ticketTypes } = await organiser.send(`GET /api/v1/events/${event.id}/ticket-types`)
    expect(ticketTypes).toMatchObject([{ held: 0 }, { held: 0 }])
    expect((await event.requestReservation()).status).toBe(201)
  })

  it('is shown as such on the page, in a form that was already open, and to search engines', async () => {
    // search engines get data about events with a place only
    const changes = { venue: 'Alte Halle', city: 'Freiburg' }
    const event = await eventOnSale(organiser, { types, team: noBank, changes })
    const page = await pageOf(event)
    expect([...page.matchAll(/class="availability[^"]*">([^<]*)</g)].map(([, text]) => text)).toEqual([
      'Available',
      expect.stringContaining(nothing),
    ])
    expect(page.match(/<select/g)).toHaveLength(1)
    expect(page).toContain('"availability":"https://schema.org/OutOfStock"')
    const late = await buyer.form(`/en/e/${event.slug}`, { [`quantity.${event.types[1]}`]: '1', once: formKey })
    expect(late.status).toBe(409)
    expect(late.body).toContain('Seat can’t be paid for here at the moment.')
  })

  it('is sold as soon as the team has a bank account or a live Stripe key', async () => {
    const event = await eventOnSale(organiser, { types, team: noBank })
    const team = `/api/v1/teams/${organiser.me.lastTeam}`
    expect(await pageOf(event)).toContain(nothing)
    await organiser.ok(`PATCH ${team}`, { bank })
    await vi.waitFor(async () => expect(await pageOf(event)).not.toContain(nothing), 5000)
    expect((await event.requestReservation([0, 1])).status).toBe(201)
    await organiser.ok(`PATCH ${team}`, noBank)
    await vi.waitFor(async () => expect(await pageOf(event)).toContain(nothing), 5000)
    const keyOf = (mode: string) => ({ secretKey: `sk_${mode}_0123456789ab`, webhookSecret: 'whsec_0123456789abcdef' })
    for (const mode of ['test', 'live']) stripe.addKey(keyOf(mode).secretKey)
    await organiser.ok(`PUT ${team}/stripe`, keyOf('test'))
    expect((await event.requestReservation([0, 1])).status).toBe(409)
    await organiser.ok(`PUT ${team}/stripe`, keyOf('live'))
    await vi.waitFor(async () => expect(await pageOf(event)).not.toContain(nothing), 5000)
    expect((await event.requestReservation([0, 1])).status).toBe(201)
    await organiser.send(`DELETE ${team}/stripe`)
    await vi.waitFor(async () => expect(await pageOf(event)).toContain(nothing), 5000)
  })

  it('is one that only a transfer could pay, too shortly before the event', async () => {
    const late = await eventOnSale(organiser, { types, team: { bank }, changes: { date: inHours(47) } })
    expect((await late.requestReservation([0, 1])).body).toMatchObject({ errors: [{ code: 'not-payable' }] })
    const early = await eventOnSale(organiser, { types, team: { bank }, changes: { date: inHours(49) } })
    expect((await early.requestReservation([0, 1])).status).toBe(201)
  })
})

it('a ticket type that needs approval is requested, and every page says so until it is approved', async () => {
  const seats = [{ name: 'Members', priceCents: 2500, capacity: 10, needsApproval: true }]
  const event = await eventOnSale(organiser, { types: seats, team: { bank } })
  const get = async (path: string) => (await buyer.send(`GET ${path}`)).body
  expect(await pageOf(event)).toContain('you only pay once')
  const choice = { once: formKey, [`quantity.${event.types[0]}`]: '1' }
  const checkout = leadsTo(await buyer.form(`/en/e/${event.slug}`, choice))
  const form = await get(checkout)
  expect(form).toMatch(/Nothing is charged now.*>Send request<\/button>/s)
  expect(form).not.toMatch(/name="method"|obligation to pay|Buy now/)
  const page = leadsTo(await buyer.form(checkout, { name: 'Robin', email: 'robin@example.com', do: 'order' }))
  expect(await get(page)).toContain('<h1>Your request has been sent</h1>')
  expect(await get(`${page}/cancel`)).toContain('withdraws your request')
  await event.act(page.split('/').at(-1) ?? '', 'approve')
  expect(await get(page)).toMatch(/<h1>Waiting for your transfer<\/h1>.*DE89/s)
})
