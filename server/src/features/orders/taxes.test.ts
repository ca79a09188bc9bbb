import { describe, expect, it } from 'vitest'
import { mailText } from '../../test/mails.ts'
import { readPdf } from '../../test/pdf.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser, buyer } = await startTestBed()
const sale = await eventOnSale(organiser, {
  types: [
    { name: 'Concert', priceCents: 1000, taxRateBp: 1900, capacity: 10 },
    { name: 'Book', priceCents: 333, taxRateBp: 700, capacity: 10 },
    { name: 'Donation', priceCents: 500, taxRateBp: 0, capacity: 10 },
    { name: 'Child', priceCents: 0, taxRateBp: 1600, capacity: 10 },
  ],
})
const robin = { name: 'Robin', email: 'robin@example.test' }
const { token } = await sale.reserve([3, 2, 1, 1])
await sale.complete(token, robin)

// 30.00 with 19 % contains 4.7899, 6.66 with 7 % contains 0.4357
const taxes = [
  { taxRateBp: 0, netCents: 500, taxCents: 0 },
  { taxRateBp: 700, netCents: 622, taxCents: 44 },
  { taxRateBp: 1900, netCents: 2521, taxCents: 479 },
]

describe('the tax within an order', () => {
  it('is stated per rate to organiser and buyer, and adds up to the total', async () => {
    expect((await sale.order(token)).taxes).toEqual(taxes)
    const order = await sale.view(token)
    expect(order.taxes).toEqual(taxes)
    expect(taxes.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(order.totalCents)
  })

  it('is on the checkout page, without the rates that contain none', async () => {
    const held = await sale.reserve([3, 2, 1, 1])
    const { body } = await buyer.send(`GET /en/e/${sale.slug}/checkout/${held.token}`)
    expect(body.match(/incl\. \d+% VAT<\/dt><dd>[^<]+/g)).toEqual([
      'incl. 7% VAT</dt><dd>€0.44',
      'incl. 19% VAT</dt><dd>€4.79',
    ])
  })

  it('is in the mail with the payment instructions', async () => {
    const text = await mailText(app, robin.email, 'paymentInstructions')
    expect(text.match(/incl\. .* VAT: .*/g)).toEqual(['incl. 7% VAT: €0.44', 'incl. 19% VAT: €4.79'])
  })

  it('is on every ticket, and the tickets of a rate add up to the tax of the order', async () => {
    await sale.act(token, 'mark-paid')
    const response = await fetch(`${app.publicUrl}/api/v1/public/orders/${token}/tickets.pdf`)
    const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()))
    const stated = pages.flatMap((page) => [...page.matchAll(/incl\. (\d+)% VAT: €(\d+\.\d+)/g)])
    const sumOf = (rate: string) =>
      stated
        .filter(([, each]) => each === rate)
        .reduce((sum, [, , amount]) => sum + Math.round(Number(amount) * 100), 0)
    expect(pages).toHaveLength(7)
    expect([sumOf('19'), sumOf('7')]).toEqual([479, 44])
  })
})
