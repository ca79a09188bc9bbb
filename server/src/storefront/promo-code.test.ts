import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
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
    expect((await get(`/en/e/${without.slug}`)).body).not.toContain('name="code"')
    expect((await get(`/en/e/${sale.slug}`)).body).toContain('name="code"')
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

  it.each([
    ['en', 'Code FREE: free tickets'],
    ['de', 'Code FREE: kostenlose Tickets'],
    ['fr', 'Code FREE : billets gratuits'],
  ])('that makes tickets free says so: %s', async (language, text) => {
    const sale = await withCodes({ code: 'FREE', effect: { kind: 'fixed', cents: 0 } })
    expect(plainSpaces((await get(`/${language}/e/${sale.slug}?code=free`)).body)).toContain(text)
  })

  it.each([
    ['LATE', 'We don’t know this code'],
    ['OVER', 'isn’t valid at the moment'],
    ['%00', 'We don’t know this code'],
  ])('that is not valid says why: %s', async (typed, text) => {
    const sale = await withCodes(
      { code: 'OVER', ...percent, validUntil: '2020-01-01T00:00:00Z' },
      { code: 'EARLY', ...percent },
    )
    const { status, body } = await get(`/en/e/${sale.slug}?code=${typed}`)
    expect(status).toBe(422)
    expect(body).toContain(text)
    expect(body).toContain('€30.00')
  })
})
