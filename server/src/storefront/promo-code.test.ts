import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDinner, codesOf } from '../test/order-form.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'

const { organiser, buyer } = await startTestBed()

const get = (path: string) => buyer.send(`GET ${path}`)

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('a promo code', () => {
  const withCodes = async (...codes: object[]) => {
    const sale = await eventOnSale(organiser, {
      types: [
        { name: 'Seat', priceCents: 3000, capacity: 50 },
        { name: 'Speaker', priceCents: 3000, capacity: 50, hidden: true },
      ],
    })
    for (const code of codes) await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, code)
    return sale
  }
  const percent = { effect: { kind: 'percent', bp: 2000 } }

  it('has a field only on pages of events with codes', async () => {
    const [without, sale] = [await withCodes(), await withCodes({ code: 'EARLY', ...percent })]
    expect((await get(`/en/e/${without.slug}`)).body).not.toContain('name="typed-code"')
    expect((await get(`/en/e/${sale.slug}`)).body).toContain('name="typed-code"')
  })

  it('lowers prices, unlocks tickets and goes along to the order, without JavaScript', async () => {
    const sale = await withCodes({ code: 'EARLY', ...percent, unlocks: true })
    await get(`/en/e/${sale.slug}`)
    const page = plainSpaces((await get(`/en/e/${sale.slug}?code=early`)).body)
    expect(page).toContain('Code EARLY: 20% off')
    expect(page).toContain('€24.00<small>instead of €30.00')
    expect(page).toContain('Speaker')
    expect(page).toContain('<input type="hidden" name="code" value="EARLY"/>')
    expect(page).toContain('name="robots" content="noindex"')
    expect((await get(`/en/e/${sale.slug}`)).body).not.toContain('Speaker')
    const posted = await buyer.form(`/en/e/${sale.slug}`, {
      once: randomUUID(),
      code: 'EARLY',
      [`quantity.${sale.types[1]}`]: '2',
    })
    const checkout = plainSpaces((await buyer.send(`GET ${posted.headers.get('location')}`)).body)
    expect(checkout).toContain('Code EARLY')
    expect(checkout).toContain('€48.00')
  })

  it('keeps what was chosen before it is applied, refused or removed, without JavaScript', async () => {
    const sale = await eventOnSale(organiser, {
      types: [
        { name: 'Seat', priceCents: 3000, capacity: 50 },
        { name: 'Solidarity', priceCents: 1000, minPriceCents: 500, capacity: 50 },
      ],
    })
    await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, { code: 'EARLY', ...percent })
    const page = (await get(`/en/e/${sale.slug}`)).body
    // the first submit button of a form is the one that the Enter key presses
    const buttons = [...page.matchAll(/<button type="submit"[^>]*>/g)].map(([button]) => button)
    expect(buttons.filter((button) => button.includes('form="ticket-form"'))).toMatchObject([
      expect.stringContaining('value="fill"'),
      expect.stringContaining('value="apply-code"'),
    ])
    expect(page).toMatch(/<input(?=[^>]* form="ticket-form")(?=[^>]* id="code")[^>]* name="typed-code"/)
    const chosen = {
      [`quantity.${sale.types[0]}`]: '2',
      [`quantity.${sale.types[1]}`]: '1',
      [`price.${sale.types[1]}`]: '12.50',
      [`add-on.${sale.types[0]}.0.tkt_x`]: '1',
    }
    const isKept = ({ body }: { body: string }) => {
      expect(body).toContain('<option value="2" selected="">2</option>')
      expect(body).toContain('value="12.50"')
      expect(body).toContain(`<input type="hidden" name="add-on.${sale.types[0]}.0.tkt_x" value="1"/>`)
    }
    const send = (more: Record<string, string>) => buyer.form(`/en/e/${sale.slug}`, { ...chosen, ...more })
    const applied = await send({ 'typed-code': 'early', do: 'apply-code' })
    expect([applied.status, plainSpaces(applied.body)]).toEqual([200, expect.stringContaining('Code EARLY: 20% off')])
    isKept(applied)
    const refused = await send({ 'typed-code': 'LATE', do: 'fill' })
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('We don’t know this code')])
    isKept(refused)
    const removed = await send({ code: 'EARLY', do: 'remove-code' })
    expect(removed.body).not.toContain('Code EARLY')
    isKept(removed)
  })

  it('keeps the buyer of free tickets, who comes to the checkout with the code', async () => {
    const sale = await eventOnSale(organiser, {
      types: [
        { name: 'Free', priceCents: 0, capacity: 50 },
        { name: 'Seat', priceCents: 3000, capacity: 50 },
      ],
    })
    await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, { code: 'EARLY', ...percent })
    const [free = '', seat] = sale.types
    const typed = { free, name: 'Zoë', email: 'zoe@example.com', [`quantity.${seat}`]: '1' }
    const send = (more: Record<string, string>) => buyer.form(`/en/e/${sale.slug}`, { ...typed, ...more })
    const names = /<input(?=[^>]* name="name")(?=[^>]* value="Zoë")/
    const applied = await send({ 'typed-code': 'early', do: 'apply-code' })
    expect(applied.body).toMatch(names)
    expect((await send({ code: 'EARLY', do: 'remove-code' })).body).toMatch(names)
    const fields = [...applied.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g)]
    const hidden = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    const sent = await buyer.form(`/en/e/${sale.slug}`, { ...hidden, [`quantity.${seat}`]: '1' })
    expect(sent.status).toBe(307)
    const checkout = await buyer.form(sent.headers.get('location') ?? '', hidden)
    expect(checkout.body).toMatch(names)
    expect(plainSpaces(checkout.body)).toContain('€24.00')
  })

  it('and a discount lower no price of an add-on, bought with the ticket or later, and the page says so', async () => {
    const changes = { discounts: [{ name: 'Half', rule: { kind: 'percent', bp: 5000 } }] }
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 3000, capacity: 50 }], changes })
    const dinner = await addDinner(organiser, sale, 1000)
    const addOns = [{ ticketTypeId: dinner, quantity: 1 }]
    const codes = `POST /api/v1/events/${sale.id}/promo-codes`
    const refused = await organiser.send(codes, { code: 'DINNER', ...percent, ticketTypeIds: [dinner] })
    expect(codesOf(refused.body)).toEqual(['body.ticketTypeIds not-of-event'])
    const { token } = await sale.placeOrder()
    await sale.act(token, 'mark-paid')
    const later = `/en/o/${token}/add-ons`
    const note = 'Promo codes are for tickets. Add-ons keep their prices.'
    expect((await get(later)).body).not.toContain(note)
    await organiser.ok(codes, { code: 'TENTH', effect: { kind: 'percent', bp: 9000 } })
    expect((await get(later)).body).toContain(note)
    const items = [{ ticketTypeId: sale.types[0], quantity: 1, addOns }]
    const first = await buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, { items, code: 'TENTH' })
    expect(await sale.view(first.token)).toMatchObject({
      tickets: [{ priceCents: 300 }],
      extras: [{ priceCents: 1000 }],
    })
    const body = { items: [{ ticketId: (await sale.view(token)).tickets[0].id, addOns }] }
    const add = `POST /api/v1/public/orders/${token}/add-ons`
    expect((await buyer.send(add, { ...body, code: 'TENTH' })).body.code).toBe('validation')
    expect((await buyer.ok(add, body)).totalCents).toBe(1000)
  })

  it.each([
    ['en', 'Code FREE: free tickets'],
    ['de', 'Code FREE: kostenlose Tickets'],
    ['fr', 'Code FREE : billets gratuits'],
  ])('that makes tickets free says so: %s', async (language, text) => {
    const sale = await withCodes({ code: 'FREE', effect: { kind: 'fixed', cents: 0 } })
    expect(plainSpaces((await get(`/${language}/e/${sale.slug}?code=free`)).body)).toContain(text)
  })

  it('offers no more tickets than it has uses left, and is refused beside the code', async () => {
    const sale = await withCodes()
    const [, speaker = ''] = sale.types
    const fields = { use: 'ticket', uses: 1, unlocks: true, ticketTypeIds: [speaker] }
    await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, { code: 'SPEAKER', ...percent, ...fields })
    const page = (await get(`/en/e/${sale.slug}?code=speaker`)).body
    expect(plainSpaces(page)).toContain('20% off · for one more ticket')
    const optionsOf = (type = '') => {
      const [, options = ''] = page.split(`name="quantity.${type}"`)[1]?.match(/>(.*?)<\/select>/) ?? []
      return [...options.matchAll(/<option value="(\d+)"/g)].map(([, many]) => Number(many))
    }
    expect(optionsOf(speaker)).toEqual([0, 1])
    expect(optionsOf(sale.types[0])).toHaveLength(11)
    const chosen = { once: randomUUID(), code: 'SPEAKER', [`quantity.${speaker}`]: '2' }
    const { status, body } = await buyer.form(`/en/e/${sale.slug}`, chosen)
    expect(status).toBe(409)
    expect(body).toMatch(/<a href="#code">.*?This code can be used only once more\./)
    expect(body).toMatch(/<button(?=[^>]* id="code")[^>]* aria-describedby="code-problem"/)
    expect(body).toMatch(/<p class="field-problem" id="code-problem">.*?only once more/)
    expect(body).not.toContain(`id="quantity.${sale.types[0]}-problem"`)
  })

  it.each([
    ['LATE', 'We don’t know this code'],
    ['OVER', 'This code is no longer valid.'],
    ['SOON', 'This code isn’t valid yet.'],
    ['%00', 'We don’t know this code'],
  ])('that is not valid says why: %s', async (typed, text) => {
    const sale = await withCodes(
      { code: 'OVER', ...percent, validUntil: '2020-01-01T00:00:00Z' },
      { code: 'SOON', ...percent, validFrom: '2098-01-01T00:00:00Z' },
      { code: 'EARLY', ...percent },
    )
    const { status, body } = await get(`/en/e/${sale.slug}?code=${typed}`)
    expect(status).toBe(422)
    expect(body).toContain(text)
    expect(body).toContain('€30.00')
  })
})
