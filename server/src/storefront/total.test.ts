import { describe, expect, it } from 'vitest'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { formKey } from './test/form.ts'

const { app, organiser, buyer } = await startTestBed()

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** The text of the total of a page: its lines with their amounts. */
function totalOf(page: string): string {
  const [, total = 'none'] = plainSpaces(page).match(/<div id="total"[^>]*>(.*?)<\/div><div class="next">/) ?? []
  return total
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const bookingFee = {
  name: 'Booking fee',
  per: 'order',
  cents: 200,
  bp: 0,
  taxRateBp: 1900,
  paidBy: 'buyer',
  refunded: true,
}
const twoForOne = { name: 'Duo', rule: { kind: 'some-free', of: 2, free: 1 } }

async function selling(changes: object = {}) {
  const types = [
    { name: 'Seat', priceCents: 3000, taxRateBp: 1900, capacity: 50 },
    { name: 'Child', priceCents: 1000, taxRateBp: 700, capacity: 50 },
  ]
  const sale = await eventOnSale(organiser, { types, changes })
  const [seat, child] = sale.types
  const choose = (seats: number, children = 0) => ({
    [`quantity.${seat}`]: `${seats}`,
    [`quantity.${child}`]: `${children}`,
  })
  const page = async (chosen: Record<string, string>) =>
    (await buyer.send(`GET /en/e/${sale.slug}/choice?${new URLSearchParams(chosen)}`)).body as string
  const post = async (fields: Record<string, string>) => await buyer.form(`/en/e/${sale.slug}/total`, fields)
  return { sale, choose, page, post }
}

describe('the total of a selection, before its seats are held', () => {
  it('has the discounts, the code and the fee of the order, and their tax', async () => {
    const { sale, choose, page } = await selling({ discounts: [twoForOne], bookingFee })
    const code = { code: 'TEN', use: 'order', effect: { kind: 'amount', cents: 1000 }, withDiscounts: true }
    await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, code)
    expect(totalOf(await page(choose(1)))).toBe('Total incl. €2.00 Booking fee €32.00 incl. 19% VAT €5.11')
    expect(totalOf(await page({ ...choose(2), code: 'TEN' }))).toBe(
      'Total instead of €62.00 incl. €2.00 Booking fee €22.00 incl. 19% VAT €3.51',
    )
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })

  it('is shown by a button without JavaScript, with all that was chosen', async () => {
    const { sale, choose, post } = await selling()
    const event = (await buyer.send(`GET /en/e/${sale.slug}`)).body as string
    const [, button = ''] = event.match(/<noscript>(<button.*?<\/button>)<\/noscript>/) ?? []
    expect(button).toContain(`formAction="/en/e/${sale.slug}/total"`)
    expect(button).toContain('>Show total</button>')
    // the Enter key presses the first button of the form
    expect(event.indexOf('Continue to checkout')).toBeLessThan(event.indexOf('Show total'))
    expect(totalOf(event)).toBe('')
    const { status, body } = await post(choose(2, 1))
    expect([status, totalOf(body)]).toEqual([200, 'Total €70.00 incl. 7% VAT €0.65 incl. 19% VAT €9.58'])
    expect(body).toContain('<option value="2" selected="">2</option>')
    expect(totalOf((await post(choose(0))).body)).toBe('')
    expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  })

  it('has the add-ons that were chosen', async () => {
    const { sale, choose, post } = await selling()
    const addOns = [{ name: 'Dinner', priceCents: 2500, taxRateBp: 1900, capacity: 20 }]
    const group = { name: 'Meals', minPerTicket: 1, maxPerTicket: 1, addOns }
    const { id, addOns: added } = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, group)
    const chosen = { once: formKey, ...choose(2), 'add-ons': 'chosen' }
    expect(totalOf((await post(chosen)).body)).toBe('Total €60.00 incl. 19% VAT €9.58')
    const { body } = await post({ ...chosen, [`add-on.${sale.types[0]}.1.${id}`]: added[0].id })
    expect(totalOf(body)).toBe('Total €85.00 incl. 19% VAT €13.57')
    expect(body).toContain('Choose add-ons')
    expect(body).toMatch(/<input(?=[^>]* name="add-on\.[^"]*\.1\.)(?=[^>]* checked="")/)
  })

  it('says what a code needs, and nothing for what cannot be ordered', async () => {
    const { sale, choose, page } = await selling()
    const code = { code: 'THREE', effect: { kind: 'percent', bp: 2000 }, minTickets: 3 }
    await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, code)
    expect(totalOf(await page({ ...choose(2), code: 'THREE' }))).toBe('This code needs at least 3 tickets.')
    expect(totalOf(await page(choose(999)))).toBe('')
    const few = { code: 'FEW', use: 'ticket', uses: 1, effect: { kind: 'percent', bp: 2000 } }
    await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, few)
    expect(totalOf(await page({ ...choose(2), code: 'FEW' }))).toBe('This code can be used only once more.')
  })

  it('is not on pages where everything is free', async () => {
    const { slug } = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 50 }] })
    const body = await (await fetch(`${app.publicUrl}/en/e/${slug}`)).text()
    expect(body).not.toContain('id="total"')
    expect(body).not.toContain('Show total')
  })
})
