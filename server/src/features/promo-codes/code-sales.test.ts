import { expect, it } from 'vitest'
import { eventOnSale, itemsOf } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { organiser } = await startTestBed()

it('the sales with codes add up by code and by tag, after cancelled tickets and refunds too', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 3000, capacity: 1000 }] })
  const path = `/api/v1/events/${sale.id}/promo-codes`
  const add = async (code: string, bp: number, tag: string | null): Promise<string> =>
    (await organiser.ok(`POST ${path}`, { code, tag, effect: { kind: 'percent', bp } })).id
  const early = await add('EARLY', 2000, 'Press')
  await add('HALF', 5000, 'Press')
  await add('REST', 1000, null)
  await add('UNUSED', 1000, null)
  const buy = async (code: string, quantity: number): Promise<string> => {
    const items = itemsOf(sale, quantity)
    const { token } = await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, { items, code })
    await sale.complete(token)
    return token
  }
  const pay = async (token: string) => {
    await sale.act(token, 'mark-paid')
    return await sale.order(token)
  }
  const corrected = await pay(await buy('EARLY', 2))
  await pay(await buy('EARLY', 1))
  const refunded = await buy('HALF', 2)
  await pay(refunded)
  await sale.act(refunded, 'refund', {})
  const partly = await pay(await buy('REST', 1))
  await buy('REST', 4)
  await organiser.ok(`POST /api/v1/orders/${corrected.id}/cancel-tickets`, { ticketIds: [corrected.tickets[0].id] })
  await organiser.ok(`POST /api/v1/orders/${partly.id}/refund-part`, { amountCents: 200, refundedCents: 0 })
  await organiser.ok(`DELETE /api/v1/promo-codes/${early}`)
  // money counts until it has gone back
  expect((await organiser.ok(`GET ${path}/report`)).total).toMatchObject({ tickets: 3, revenueCents: 12900 })
  const sentOn = new Date().toISOString().slice(0, 10)
  for (const [id, owedCents] of [
    [corrected.id, 2400],
    [(await sale.order(refunded)).id, 3000],
    [partly.id, 200],
  ])
    await organiser.ok(`POST /api/v1/orders/${id}/refund-sent`, { sentOn, owedCents })

  expect(await organiser.ok(`GET ${path}/report`)).toEqual({
    currency: 'EUR',
    rows: [
      { key: 'EARLY', deleted: true, orders: 2, tickets: 2, revenueCents: 4800, discountCents: 1200 },
      { key: 'REST', deleted: false, orders: 1, tickets: 1, revenueCents: 2500, discountCents: 300 },
      { key: 'HALF', deleted: false, orders: 0, tickets: 0, revenueCents: 0, discountCents: 0 },
    ],
    total: { orders: 3, tickets: 3, revenueCents: 7300, discountCents: 1500 },
  })
  expect((await organiser.ok(`GET ${path}/report?by=tag`)).rows).toEqual([
    { key: 'Press', deleted: false, orders: 2, tickets: 2, revenueCents: 4800, discountCents: 1200 },
    { deleted: false, orders: 1, tickets: 1, revenueCents: 2500, discountCents: 300 },
  ])
  expect(String(await organiser.ok(`GET ${path}/report.csv?by=tag&language=de`)).split('\r\n')).toEqual([
    'Schlagwort;Bestellungen;Tickets;Umsatz;Rabatt;Währung',
    'Press;2;2;48,00;12,00;EUR',
    ';1;1;25,00;3,00;EUR',
    '',
  ])
})
