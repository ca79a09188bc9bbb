import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { hiddenFields, leadsTo } from './test/form.ts'

const { app, organiser, buyer } = await startTestBed()

const supporter = { name: 'Supporter', priceCents: 2000, minPriceCents: 500, maxPriceCents: 10_000, capacity: 50 }
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const get = async (path: string) => plainSpaces((await buyer.send(`GET ${path}`)).body)

it('is typed on the public page, in the format of its language, and goes along to the order', async () => {
  const sale = await eventOnSale(organiser, { types: [supporter] })
  const [id] = sale.types
  const page = await get(`/de/e/${sale.slug}`)
  expect(page).toContain('Ab 5,00 €')
  expect(page).toContain(`<label for="price.${id}">Ihr Preis (EUR)</label>`)
  expect(page).toMatch(new RegExp(`aria-label="Ihr Preis \\(EUR\\), Supporter"[^>]* name="price.${id}" value="20"`))
  expect(page).toContain('Höchstens 100,00 €')
  // a range that begins at 0 has a checkout too: its tickets are not free before their buyer says so
  expect(page).not.toContain('name="free"')
  const form = { [`quantity.${id}`]: '2', [`price.${id}`]: '7,50' }
  const checkout = await get(leadsTo(await buyer.form(`/de/e/${sale.slug}`, { ...form, once: randomUUID() })))
  expect(checkout).toContain('15,00 €')
  const withoutScript = leadsTo(await buyer.form(`/de/e/${sale.slug}`, form))
  const choice = await get(withoutScript)
  expect(choice).toMatch(new RegExp(`name="price.${id}"[^>]* value="7,50"`))
  const once = new Map(hiddenFields(choice)).get('once') ?? ''
  expect(await get(leadsTo(await buyer.form(`/de/e/${sale.slug}`, { ...form, once })))).toContain('15,00 €')
})

it.each([
  ['4,99', 'Supporter: Der Preis muss mindestens 5,00 € betragen.'],
  ['100,01', 'Supporter: Der Preis darf höchstens 100,00 € betragen.'],
  ['viel', 'Supporter: Geben Sie einen Preis wie 12,50 ein.'],
  ['', 'Supporter: Geben Sie einen Preis wie 12,50 ein.'],
])('is refused at its field, which keeps what was typed: %j', async (typed, text) => {
  const sale = await eventOnSale(organiser, { types: [supporter] })
  const [id] = sale.types
  const form = { [`quantity.${id}`]: '2', [`price.${id}`]: typed, once: randomUUID() }
  const { status, body } = await buyer.form(`/de/e/${sale.slug}`, form)
  expect(status).toBe(422)
  expect(plainSpaces(body)).toContain(`<a href="#price.${id}">${text}</a>`)
  expect(body).toMatch(new RegExp(`name="price.${id}"[^>]* value="${typed}"`))
  expect(body).toContain('<option value="2" selected="">')
})

it('stays when expired tickets are reserved again, and moves into a range that has changed', async () => {
  const sale = await eventOnSale(organiser, { types: [supporter] })
  const [id] = sale.types
  const expireAll = () =>
    app.db.execute(sql`update orders set hold_expires_at = now() - interval '1 minute' where event_id = ${sale.id}`)
  const form = { [`quantity.${id}`]: '1', [`price.${id}`]: '7.50', once: randomUUID() }
  const checkout = leadsTo(await buyer.form(`/en/e/${sale.slug}`, form))
  const token = checkout.split('/').pop() ?? ''
  const extend = () => buyer.send(`POST /api/v1/public/orders/${token}/extend`, { email: 'kim@example.com' })
  await expireAll()
  await extend()
  expect(await sale.view(token)).toMatchObject({ status: 'reserved', totalCents: 750 })
  await organiser.ok(`PATCH /api/v1/ticket-types/${id}`, { minPriceCents: 1000 })
  await expireAll()
  await extend()
  expect(await sale.view(token)).toMatchObject({ status: 'reserved', totalCents: 1000 })
})

it('is shown with the booking fee of a ticket, and beside that of an order', async () => {
  const chosen = { name: 'Supporter', priceCents: 2000, minPriceCents: 500, capacity: 9 }
  const types = [{ name: 'Seat', priceCents: 2500, taxRateBp: 700, capacity: 50 }, chosen]
  // search engines get data about events with a place only
  const sale = await eventOnSale(organiser, { types, changes: { venue: 'Alte Halle', city: 'Freiburg' } })
  const terms = { name: 'Service', cents: 100, bp: 200, taxRateBp: 1900, paidBy: 'buyer', refunded: true }
  const change = (changes: object) =>
    organiser.ok(`PATCH /api/v1/events/${sale.id}`, { bookingFee: { ...terms, ...changes } })
  await change({ per: 'ticket' })
  const textOf = (language: string) => get(`/${language}/e/${sale.slug}`)
  const en = await textOf('en')
  expect(en).toContain('€26.50<small>incl. 7% VAT</small><small>incl. €1.50 Service (incl. 19% VAT)</small>')
  expect(en).toContain('From €5.00<small>plus €1.00 + 2% Service per ticket</small>')
  expect(en).toMatch(/"price":"26\.50"/)
  expect(await textOf('de')).toContain('26,50 €<small>inkl. 7 % MwSt.</small><small>inkl. 1,50 € Service (')
  expect(await textOf('fr')).toContain('<small>dont Service : 1,50 € (')
  await change({ per: 'order', cents: 0, refunded: false })
  // the page in memory is dropped when the notification of the change arrives
  await expect.poll(() => textOf('de')).toContain('>Zuzüglich 2 % Service je Bestellung.<')
  const { token } = await sale.reserve([2, 0])
  const checkout = await get(`/en/e/${sale.slug}/checkout/${token}`)
  expect(checkout).toMatch(
    /1 × Service<small[^>]*>incl\. 19% VAT<.*?>not refunded if you cancel tickets<.*?<dd>€1\.00<.*?<dd>€51\.00</s,
  )
})
