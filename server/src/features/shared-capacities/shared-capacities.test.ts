import { expect, it } from 'vitest'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { organiser } = await startTestBed()

const onSale = (...capacities: number[]) =>
  eventOnSale(organiser, { types: capacities.map((capacity) => ({ name: 'Seat', priceCents: 0, capacity })) })

const share = (sale: EventOnSale, body: object) =>
  organiser.send(`POST /api/v1/events/${sale.id}/shared-capacities`, { name: 'Hall', ...body })

const change = (id: string, body: object) => organiser.send(`PATCH /api/v1/shared-capacities/${id}`, body)

/** The seats that are left of each ticket type. */
const leftOf = async ({ id }: Pick<EventOnSale, 'id'>): Promise<number[]> =>
  (await organiser.ok(`GET /api/v1/events/${id}/ticket-types`)).map(({ left }: { left: number }) => left)

const tooFew = (taken: number) => ({
  status: 422,
  body: { errors: [{ path: 'body.capacity', code: 'below-seats-taken', limit: taken }] },
})

it('a ticket type of two shared capacities is sold out with either of them', async () => {
  const sale = await onSale(50, 50, 50)
  const [a = '', b = '', c = ''] = sale.types
  await sale.placeOrder({ paymentMethod: 'free', quantity: [2, 1, 0] })
  const hall = await share(sale, { capacity: 5, ticketTypeIds: [b, a] })
  expect(hall).toMatchObject({ status: 201, body: { ticketTypeIds: [a, b], sold: 3, held: 0, left: 2 } })
  await share(sale, { name: 'Bus', capacity: 4, ticketTypeIds: [b, c] })
  expect(await leftOf(sale)).toEqual([2, 2, 3])
  await sale.reserve([0, 0, 3])
  // the bus is full, the hall is not
  expect(await leftOf(sale)).toEqual([2, 0, 0])
  const { ticketTypes } = await sale.buyer.ok(`GET /api/v1/public/events/${sale.slug}`)
  expect(ticketTypes).toMatchObject([
    { availability: 'few', left: 2 },
    { availability: 'reserved' },
    { availability: 'reserved' },
  ])
  expect(await sale.requestReservation([0, 1, 0])).toMatchObject({
    status: 409,
    body: { code: 'sold-out', errors: [{ path: 'body.items.0.quantity', code: 'not-enough-left', limit: 0 }] },
  })
  const types = await organiser.ok(`GET /api/v1/events/${sale.id}/ticket-types`)
  expect(
    types.map((type: { sharedCapacities: { name: string }[] }) => type.sharedCapacities.map(({ name }) => name)),
  ).toEqual([['Hall'], ['Hall', 'Bus'], ['Bus']])
  // the event has the 5 seats of the hall and the 4 of the bus
  expect(await organiser.ok(`GET /api/v1/events/${sale.id}`)).toMatchObject({ ticketsSold: '3/9' })
})

it('takes other ticket types while seats are held, but never fewer seats than are taken', async () => {
  const sale = await onSale(50, 50)
  const [a = '', b = ''] = sale.types
  const { token } = await sale.reserve([3, 4])
  expect(await share(sale, { capacity: 2, ticketTypeIds: [a] })).toMatchObject(tooFew(3))
  const { body: hall } = await share(sale, { capacity: 3, ticketTypeIds: [a] })
  expect(await change(hall.id, { capacity: 2 })).toMatchObject(tooFew(3))
  expect(await change(hall.id, { ticketTypeIds: [a, b] })).toMatchObject(tooFew(7))
  const inHall = async (body: object) => (await change(hall.id, body)).body
  expect(await inHall({ ticketTypeIds: [a, b], capacity: 8 })).toMatchObject({ held: 7, sold: 0, left: 1 })
  expect(await inHall({ ticketTypeIds: [b], capacity: 4 })).toMatchObject({ held: 4, left: 0 })
  expect(await leftOf(sale)).toEqual([47, 0])
  // the held seats are sold where they count now
  await sale.complete(token, { paymentMethod: 'free' })
  expect(await inHall({ name: 'Hall 2' })).toMatchObject({ name: 'Hall 2', held: 0, sold: 4, ticketTypeIds: [b] })
  expect(await change(hall.id, { ticketTypeIds: [b, (await onSale(1)).types[0]] })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'body.ticketTypeIds', code: 'not-of-event' }] },
  })
})

it('is deleted with its ticket types in it, which sell on; a copied event has one of its own', async () => {
  const sale = await onSale(10, 10)
  const { body: hall } = await share(sale, { capacity: 2, ticketTypeIds: sale.types })
  await sale.placeOrder({ paymentMethod: 'free', quantity: [1, 1] })
  expect(await leftOf(sale)).toEqual([0, 0])
  const copy = await organiser.ok(`POST /api/v1/events/${sale.id}/duplicate`)
  await organiser.ok(`DELETE /api/v1/shared-capacities/${hall.id}`)
  expect(await leftOf(sale)).toEqual([9, 9])
  await sale.placeOrder({ paymentMethod: 'free', quantity: [5, 5] })
  const [own, ...others] = await organiser.ok(`GET /api/v1/events/${copy.id}/shared-capacities`)
  expect(others).toEqual([])
  expect(own).toMatchObject({ name: 'Hall', capacity: 2, sold: 0, left: 2 })
  expect(own.ticketTypeIds).toHaveLength(2)
  await organiser.ok(`DELETE /api/v1/ticket-types/${own.ticketTypeIds[0]}`)
  expect(await organiser.ok(`GET /api/v1/events/${copy.id}/shared-capacities`)).toMatchObject([
    { ticketTypeIds: [own.ticketTypeIds[1]] },
  ])
  await organiser.ok(`DELETE /api/v1/events/${copy.id}`)
})
