import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { expireOrders } from '../features/orders/commands/expire-orders.ts'
import type { EventOnSale } from '../test/scenario.ts'
import { bank, eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { formKey, hiddenFields, leadsTo } from './test/form.ts'

const { app, organiser, buyer } = await startTestBed()

const choice = ({ types }: EventOnSale, many: number, at = 0) => ({ [`quantity.${types[at]}`]: String(many) })

/** @returns the path of the checkout */
const reserve = async (sale: EventOnSale, many = 1) =>
  leadsTo(await buyer.form(`/en/e/${sale.slug}`, { once: formKey, ...choice(sale, many) }))

const get = async (path: string) => await buyer.send(`GET ${path}`)

const orders = async (sale: EventOnSale) =>
  (
    await app.db.execute<{ status: string }>(sql`select status from orders where event_id = ${sale.id} order by id`)
  ).rows.map(({ status }) => status)

const details = { name: 'Zoë Käufer', email: 'zoe@example.com', do: 'order' }

const expireHolds = (sale: EventOnSale) =>
  app.db.execute(sql`update orders set hold_expires_at = now() - interval '1 second' where event_id = ${sale.id}`)

describe('a checkout whose hold has expired', () => {
  it('reserves the tickets again when the form is posted', async () => {
    const sale = await eventOnSale(organiser)
    const path = await reserve(sale, 2)
    await expireHolds(sale)
    const over = await get(path)
    expect([over.status, over.body.includes('Time’s up for this order')]).toEqual([410, true])
    const invalid = await buyer.form(path, { ...details, email: '' })
    expect(invalid.status).toBe(422)
    expect(invalid.body).toContain('value="Zoë Käufer"')
    const warning = 'When you order, we’ll reserve your tickets again if they’re still available.'
    expect(invalid.body.split(warning)).toHaveLength(2)
    expect(invalid.body).not.toContain('Your tickets are reserved until')
    const answers = await Promise.all([1, 2].map(() => buyer.form(path, details)))
    expect(new Set(answers.map(leadsTo)).size).toBe(1)
    expect(await orders(sale)).toEqual(['paid'])
  })

  it('reserves expired tickets again instead of extending them, and shows new prices', async () => {
    const sale = await eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 900, capacity: 5 }],
      team: { bank },
    })
    const path = await reserve(sale)
    await expireHolds(sale)
    const extended = await buyer.form(path, { ...details, do: 'extend' })
    expect(extended.body).toContain('Your reservation had expired. Your tickets are reserved again until')
    expect(extended.body).toContain('value="Zoë Käufer"')
    await expireHolds(sale)
    await organiser.ok(`PATCH /api/v1/ticket-types/${sale.types[0]}`, { priceCents: 1100 })
    const dearer = await buyer.form(path, { ...details, method: 'transfer' })
    expect(dearer.status).toBe(409)
    expect(dearer.body).toContain('prices have changed since')
    expect(dearer.body).toContain('€11.00')
    expect(dearer.body).toContain('value="Zoë Käufer"')
    expect(await orders(sale)).toEqual(['reserved'])
    leadsTo(await buyer.form(path, { ...details, method: 'transfer' }))
    expect(await orders(sale)).toEqual(['pending'])
  })

  it('keeps the answers that were typed when the tickets are gone', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 2 }] })
    const asked = { kind: 'text', required: false, asked: 'before', changeableUntil: 'event', choices: [] }
    const questions = [
      { id: 'source', per: 'order', texts: { en: { label: 'Source' } }, ...asked },
      { id: 'meal', per: 'ticket', texts: { en: { label: 'Meal' } }, ...asked },
    ]
    const form = { attendees: { name: 'optional', email: 'off' }, questions, version: 0 }
    await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, form)
    const path = await reserve(sale, 2)
    const [, first = '', second = ''] = [...(await get(path)).body.matchAll(/name="(answer\.[^"]+)"/g)].map(
      ([, name]) => name as string,
    )
    await expireHolds(sale)
    await expireOrders(app.db, app)
    const other = await sale.reserve(1)
    const typed = { 'answer.source': 'A "friend"', [first]: 'Soup', [second]: 'Salad' }
    const gone = await buyer.form(path, { ...details, ...typed })
    expect(gone.status).toBe(409)
    await buyer.send(`POST /api/v1/public/orders/${other.token}/cancel`)
    const selection = await buyer.form(`/en/e/${sale.slug}/choice`, hiddenFields(gone.body))
    const fields = [...hiddenFields(selection.body), ...Object.entries(choice(sale, 2))]
    const forwarded = await buyer.form(`/en/e/${sale.slug}`, fields)
    const checkout = await buyer.form(forwarded.headers.get('location') ?? '', fields)
    const values = [...checkout.body.matchAll(/name="answer\.[^"]+"[^>]*value="([^"]*)"/g)].map(([, value]) => value)
    expect(values).toEqual(['A &quot;friend&quot;', 'Soup', 'Salad'])
  })

  it('keeps the selection and what was typed when the tickets are gone', async () => {
    const sale = await eventOnSale(organiser, {
      types: [
        { name: 'Seat', priceCents: 0, capacity: 2 },
        { name: 'Box', priceCents: 0, capacity: 5 },
      ],
    })
    const path = leadsTo(
      await buyer.form(`/en/e/${sale.slug}`, { once: formKey, ...choice(sale, 2), ...choice(sale, 1, 1) }),
    )
    const [first = '', , box = ''] = [...(await get(path)).body.matchAll(/name="(attendee\.[^"]+)"/g)].map(
      ([, name]) => name as string,
    )
    await expireHolds(sale)
    await expireOrders(app.db, app)
    await sale.reserve(1)
    const gone = await buyer.form(path, {
      ...details,
      [first]: 'Ada "A"',
      [box]: 'Grace',
      [box.replace('attendee', 'attendee-email')]: 'grace@example.com',
    })
    expect(gone.status).toBe(409)
    expect(gone.body).toContain('the tickets are no longer all available')
    const selection = await buyer.form(`/en/e/${sale.slug}/choice`, hiddenFields(gone.body))
    expect([selection.status, selection.body.includes('<option value="2" selected="">')]).toEqual([200, true])
    const kept = hiddenFields(selection.body)
    const again = (seats: number, boxes: number) => [
      ...kept,
      ...Object.entries({ ...choice(sale, seats, 0), ...choice(sale, boxes, 1) }),
    ]
    const refused = await buyer.form(`/en/e/${sale.slug}`, again(2, 2))
    expect(refused.status).toBe(409)
    expect(hiddenFields(refused.body).slice(1)).toEqual(kept.slice(1))
    const fields = again(1, 2)
    const forwarded = await buyer.form(`/en/e/${sale.slug}`, fields)
    expect(forwarded.status).toBe(307)
    const checkout = await buyer.form(forwarded.headers.get('location') ?? '', fields)
    expect(checkout.status).toBe(200)
    const typed = [...checkout.body.matchAll(/<input id="([^".]+)[^"]*"[^>]* value="([^"]*)"/g)].map(
      ([, ...each]) => each,
    )
    expect(typed).toEqual([
      ['name', 'Zoë Käufer'],
      ['email', 'zoe@example.com'],
      ['attendee', 'Ada &quot;A&quot;'],
      ['attendee-email', ''],
      ['attendee', 'Grace'],
      ['attendee-email', 'grace@example.com'],
      ['attendee', ''],
      ['attendee-email', ''],
    ])
    expect(await orders(sale)).toEqual(['expired', 'reserved', 'reserved'])
  })

  it('judges the hold by the database’s clock, whatever that of the process says', async () => {
    const path = await reserve(await eventOnSale(organiser))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const { status, body } = await get(path)
    vi.useRealTimers()
    expect(status).toBe(200)
    expect(body).toMatch(/data-timer="(89\d|900)"/)
    expect(body).toContain('value="extend"')
  })
})
