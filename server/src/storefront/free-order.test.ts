import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { EventOnSale } from '../test/scenario.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { formKey, hiddenFields, leadsTo } from './test/form.ts'

const { app, organiser, buyer } = await startTestBed()

const zoe = { name: 'Zoë Käufer', email: ' zoe@example.com ' }
const both = [
  { name: 'Guest list', priceCents: 0, capacity: 50 },
  { name: 'Seat', priceCents: 900, capacity: 50 },
]
const bank = { holder: 'Kulturhaus', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }

const orders = async ({ id }: Pick<EventOnSale, 'id'>) =>
  (
    await app.db.execute<{ status: string; email: string }>(
      sql`select status, name, email from orders where event_id = ${id} order by id`,
    )
  ).rows

/** Posts the form of the event's page with its hidden fields, as a browser does. */
async function post({ slug, types }: EventOnSale, typed: Record<string, string>, quantities = [1]) {
  const { body } = await buyer.send(`GET /en/e/${slug}`)
  const [form = ''] = /<form [^>]*data-once="".*?<\/form>/s.exec(body) ?? []
  const chosen = quantities.map((many, at): [string, string] => [`quantity.${types[at]}`, String(many)])
  const fields = new URLSearchParams([...hiddenFields(form), ['do', 'fill'], ...chosen])
  for (const [name, value] of Object.entries(typed)) fields.set(name, value)
  return await buyer.form(`/en/e/${slug}`, [...fields])
}

it('orders free tickets with one press of the event page, and once however often it is posted', async () => {
  const sale = await eventOnSale(organiser)
  const answers = await Promise.all([1, 2, 3].map(() => post(sale, { ...zoe, once: formKey }, [2])))
  const [place = '', ...again] = answers.map(leadsTo)
  expect(place).toMatch(/^\/en\/o\/\w+$/)
  expect(new Set(again)).toEqual(new Set([place]))
  expect(await orders(sale)).toEqual([{ status: 'paid', name: 'Zoë Käufer', email: 'zoe@example.com' }])
  const { body } = await buyer.send(`GET ${place}`)
  expect(body.match(/<svg class="qr"/g)).toHaveLength(2)
  expect(leadsTo(await post(sale, { ...zoe, name: 'Kim', once: formKey }, [2]))).not.toBe(place)
})

it('orders without a script too, once for a form that is posted twice, and again a minute later', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T12:00:05Z'))
  const sale = await eventOnSale(organiser)
  const places = (await Promise.all([1, 2].map(() => post(sale, zoe)))).map(leadsTo)
  expect(places[0]).toMatch(/^\/en\/o\/\w+$/)
  expect(places[1]).toBe(places[0])
  expect(await orders(sale)).toHaveLength(1)
  const form = { ...zoe, free: sale.types[0] ?? '', [`quantity.${sale.types[0]}`]: '1' }
  const other = await buyer.form(`/en/e/${sale.slug}`, form, { 'user-agent': 'another browser' })
  expect(leadsTo(other)).not.toBe(places[0])
  now.mockReturnValue(Date.parse('2030-01-01T12:01:05Z'))
  expect(leadsTo(await post(sale, zoe))).not.toBe(places[0])
  now.mockRestore()
})

it('says at each field and above that it is wrong, keeps the typed text, and holds no seats', async () => {
  const sale = await eventOnSale(organiser)
  const { status, body } = await post(sale, { name: '', email: 'zoe@', once: formKey }, [3])
  expect(status).toBe(422)
  expect(body).toContain('<a href="#buyer-name">Enter your name.</a>')
  expect(body).toContain('id="buyer-email-problem">Enter an email address')
  expect(body).toContain('value="zoe@"')
  expect(body).toContain('<option value="3" selected="">')
  expect(await orders(sale)).toEqual([])
  const none = await post(sale, { ...zoe, once: formKey }, [0])
  expect([none.status, none.body]).toEqual([422, expect.stringContaining('Choose at least one ticket.')])
  expect(none.body).toContain('value="Zoë Käufer"')
})

it('leads to the checkout when a chosen ticket has a price, and carries what was typed', async () => {
  const sale = await eventOnSale(organiser, { types: both, team: { bank } })
  expect(leadsTo(await post(sale, { once: formKey }, [1, 1]))).toContain('/checkout/')
  const typed = await post(sale, { ...zoe, once: `${formKey}-2` }, [0, 1])
  expect([typed.status, typed.headers.get('location')]).toEqual([307, expect.stringContaining('/checkout/')])
  expect(leadsTo(await post(sale, { ...zoe, once: formKey }, [1, 0]))).toMatch(/^\/en\/o\//)
  expect((await orders(sale)).map(({ status }) => status)).toEqual(['reserved', 'reserved', 'paid'])
})

it('reserves tickets that got a price since the page was opened, and orders nothing', async () => {
  const sale = await eventOnSale(organiser, { team: { bank } })
  const fields = { ...zoe, once: formKey, free: sale.types[0] ?? '', [`quantity.${sale.types[0]}`]: '1' }
  await organiser.ok(`PATCH /api/v1/ticket-types/${sale.types[0]}`, { priceCents: 1200 })
  expect(leadsTo(await buyer.form(`/en/e/${sale.slug}`, fields))).toContain('/checkout/')
  expect((await orders(sale)).map(({ status }) => status)).toEqual(['reserved'])
})

it('asks for the buyer only where there are free tickets', async () => {
  const paid = await eventOnSale(organiser, { types: both.slice(1), team: { bank } })
  const mixed = await eventOnSale(organiser, { types: both, team: { bank } })
  const [page, other] = await Promise.all([paid, mixed].map(({ slug }) => buyer.send(`GET /de/e/${slug}`)))
  expect(page?.body).not.toContain('id="buyer-name"')
  expect(page?.body).toContain('Weiter zur Bestellung</button>')
  expect(other?.body).toContain('id="buyer-name"')
  expect(other?.body).toMatch(/class="free-order">Kostenlos bestellen<.*class="to-checkout">Weiter zur Bestellung</)
  const ids = [...(other?.body.matchAll(/ id="([^"]+)"/g) ?? [])].map(([, id]) => id)
  expect(ids).toHaveLength(new Set(ids).size)
})
