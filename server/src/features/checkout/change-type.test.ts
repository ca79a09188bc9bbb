import { expect, it } from 'vitest'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { organiser } = await startTestBed()

const twoPrices = (balcony = 5) =>
  eventOnSale(organiser, {
    types: [
      { name: 'Seat', priceCents: 2000, capacity: 10 },
      { name: 'Balcony', priceCents: 3000, capacity: balcony },
    ],
  })

it('a changed ticket is a new one at the price of the type, moves the seat, and leaves the difference to pay', async () => {
  const sale = await twoPrices()
  const { token } = await sale.placeOrder({ quantity: [2, 0] })
  await sale.act(token, 'mark-paid')
  const { tickets } = await sale.order(token)
  const [old] = (await sale.view(token)).tickets
  const change = { ticketId: tickets[0].id, ticketTypeId: sale.types[1] }
  expect((await sale.act(token, 'change-type', { ...change, priceCents: 2999 })).body.code).toBe('price-changed')
  const order = (await sale.act(token, 'change-type', { ...change, priceCents: 3000, note: 'Enjoy!' })).body
  expect(order).toMatchObject({ status: 'paid', totalCents: 5000, balanceCents: 1000 })
  const { number } = order.tickets.find((each: { typeName: string }) => each.typeName === 'Balcony')
  const names = { tickets: `Seat (${tickets[0].number})`, detail: `Balcony (${number})` }
  expect(order.timeline.at(-1)).toMatchObject({ kind: 'type-changed', ...names })
  expect(order.mails.at(-1).kind).toBe('orderChanged')
  const seen = (await sale.view(token)).tickets
  expect(seen.map(({ typeName }: { typeName: string }) => typeName).sort()).toEqual(['Balcony', 'Seat'])
  expect(seen.map(({ code }: { code: string }) => code)).not.toContain(old.code)
  const types = await organiser.ok(`GET /api/v1/events/${sale.id}/ticket-types`)
  expect(types.map(({ sold }: { sold: number }) => sold)).toEqual([1, 1])
  // the rest is recorded as a payment, not as a late transfer, and a cheaper type leaves an overpayment
  expect(order.actions).toContain('record-payment')
  const late = { amountCents: 1000, receivedOn: '2026-01-31', receivedCents: 4000 }
  expect((await sale.act(token, 'late-transfer', late)).body.code).toBe('transition-refused')
  const paid = { amountCents: 1000, method: 'cash', receivedOn: '2026-01-31', receivedCents: 4000 }
  const settled = (await sale.act(token, 'payments', paid)).body
  expect([settled.balanceCents, settled.actions.includes('record-payment')]).toEqual([0, false])
  const balcony = seen.find(({ typeName }: { typeName: string }) => typeName === 'Balcony')
  const back = { ticketId: balcony.id, ticketTypeId: sale.types[0], priceCents: 2000 }
  expect((await sale.act(token, 'change-type', back)).body).toMatchObject({ totalCents: 4000, balanceCents: -1000 })
})

it('a change leaves to pay what the new type costs more than the ticket did after a refund of a part', async () => {
  const sale = await twoPrices()
  const { token } = await sale.placeOrder({ quantity: [1, 1] })
  await sale.act(token, 'mark-paid')
  await sale.act(token, 'refund-part', { amountCents: 777, refundedCents: 0 })
  const { tickets } = await sale.order(token)
  expect(tickets.map(({ valueCents }: { valueCents: number }) => valueCents)).toEqual([1689, 2534])
  const change = { ticketId: tickets[0].id, ticketTypeId: sale.types[1], priceCents: 3000 }
  const order = (await sale.act(token, 'change-type', change)).body
  expect(order.balanceCents).toBe(3000 - tickets[0].valueCents)
  // neither the old ticket nor the new one has a reduction any longer
  expect(order.tickets.filter((ticket: object) => 'valueCents' in ticket)).toMatchObject([{ id: tickets[1].id }])
})

it('a change takes the last seat once, and is refused when it is gone', async () => {
  const sale = await twoPrices(1)
  const { token } = await sale.placeOrder({ quantity: [2, 0] })
  const { tickets } = await sale.order(token)
  const change = (at: number) =>
    sale.act(token, 'change-type', { ticketId: tickets[at].id, ticketTypeId: sale.types[1], priceCents: 3000 })
  const answers = await Promise.all([change(0), change(1), change(0)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = answers.flatMap(({ body: { code } }) => code ?? []).sort()
  expect(codes.every((code) => code === 'sold-out' || code === 'transition-refused')).toBe(true)
  expect(await sale.order(token)).toMatchObject({ status: 'pending', totalCents: 5000, balanceCents: 5000 })
})
