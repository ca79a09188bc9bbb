import { expect, it } from 'vitest'
import { mailText } from '../../test/mails.ts'
import { addDinner } from '../../test/order-form.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()

it('the mail about a part of an order that was cancelled has a name for add-ons, for tickets, and for both', async () => {
  const sale = await eventOnSale(organiser)
  const dinner = await addDinner(organiser, sale)
  const items = [{ ticketTypeId: sale.types[0], quantity: 3, addOns: [{ ticketTypeId: dinner, quantity: 1 }] }]
  const { token } = await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, { items })
  await sale.complete(token, { paymentMethod: 'free' })
  const { extras, email } = await sale.order(token)
  const mailAfter = async (ticketId: string) => {
    await sale.act(token, 'cancel-tickets', { ticketIds: [ticketId] })
    return (await sale.order(token)).mails.at(-1).kind
  }
  const [alone, other] = extras
  expect(await mailAfter(alone.id)).toBe('addOnsCancelled')
  expect(await mailText(app, email, 'addOnsCancelled')).toContain('Your tickets stay valid.')
  expect(await mailAfter(alone.ticketId)).toBe('ticketsCancelled')
  expect(await mailAfter(other.ticketId)).toBe('ticketsAndAddOnsCancelled')
  expect(await mailText(app, email, 'ticketsAndAddOnsCancelled')).toContain('Some tickets and add-ons in your order')
})

it('an add-on order names the tickets of its main order that its add-ons are for', async () => {
  const sale = await eventOnSale(organiser)
  const dinner = await addDinner(organiser, sale)
  const { token } = await sale.placeOrder({ quantity: 2, paymentMethod: 'free' })
  const [, { id, number }] = (await sale.view(token)).tickets
  const items = [{ ticketId: id, addOns: [{ ticketTypeId: dinner, quantity: 1 }] }]
  const added = (await sale.buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, { items })).token
  expect((await sale.order(added)).addsTo.tickets).toEqual([{ id, number }])
})

it('the timeline names the tickets that were cancelled, with their numbers, and their add-ons', async () => {
  const types = ['Seat', 'Child'].map((name) => ({ name, priceCents: 0, capacity: 10 }))
  const sale = await eventOnSale(organiser, { types })
  const dinner = await addDinner(organiser, sale)
  const addOns = [{ ticketTypeId: dinner, quantity: 1 }]
  const items = [
    { ticketTypeId: sale.types[0], quantity: 3, addOns },
    { ticketTypeId: sale.types[1], quantity: 1 },
  ]
  const { token } = await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, { items })
  await sale.complete(token, { paymentMethod: 'free' })
  const [a, b, c, child] = (await sale.order(token)).tickets
  const entryAfter = async (...tickets: { id: string }[]) => {
    const ticketIds = tickets.map(({ id }) => id)
    return (await sale.act(token, 'cancel-tickets', { ticketIds, reason: 'Ill' })).body.timeline.at(-1)
  }
  expect(await entryAfter(a, b)).toMatchObject({
    kind: 'tickets-cancelled',
    tickets: `2 × Seat (${a.number}, ${b.number})`,
    addOns: '2 × Dinner',
    detail: 'Ill',
  })
  const last = await entryAfter(child)
  expect(last).toMatchObject({ tickets: `Child (${child.number})` })
  expect([last.addOns, (await sale.order(token)).tickets.at(2).id]).toEqual([undefined, c.id])
})
