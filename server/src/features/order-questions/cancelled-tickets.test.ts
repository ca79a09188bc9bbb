import type { OrderQuestion } from '@foyer/contract/order-questions'
import { expect, it } from 'vitest'
import { makeList, openDevice } from '../../test/door.ts'
import { formOf, question } from '../../test/order-form.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { organiser } = await startTestBed()

const choice = (id: string, option: string, more: Partial<OrderQuestion>) =>
  question(id, { kind: 'choice', choices: [{ id: option, texts: { en: option } }], atDoor: true, ...more })

/** An order of a seat and two workshops, of an event that asks about the workshops: the topic for the order, the level each. */
async function orderWithWorkshops() {
  const types = ['Seat', 'Workshop'].map((name) => ({ name, priceCents: 0, capacity: 10 }))
  const event = await eventOnSale(organiser, { types })
  const [, workshop = ''] = event.types
  const topic = choice('topic', 'clay', { ticketTypeIds: [workshop] })
  const level = choice('level', 'new', { per: 'ticket', shownWhen: { question: 'topic', anyOf: ['clay'] } })
  await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, formOf([topic, level]))
  const { token } = await event.reserve([1, 2])
  const { tickets } = await event.view(token)
  const ids = (ofType: boolean): string[] =>
    tickets.flatMap(({ id, ticketType }: { id: string; ticketType: string }) =>
      (ticketType === workshop) === ofType ? id : [],
    )
  const [seat = ''] = ids(false)
  const workshops = ids(true)
  const levels = [seat, ...workshops].map((ticket) => ({ question: 'level', ticket, values: ['new'] }))
  const answers = [{ question: 'topic', values: ['clay'] }, ...levels]
  await event.complete(token, { paymentMethod: 'free', answers })
  const { id } = await event.order(token)
  const door = await openDevice(organiser, (await makeList(organiser, event.id)).id)
  const ofEvent = `/api/v1/events/${event.id}`
  /** How many of the two answers each reader finds. */
  const read = async () => {
    const { questions } = await organiser.ok(`GET ${ofEvent}/answers`)
    const inFile = async (path: string) => (await organiser.send(`GET ${path}`)).body.match(/,(clay|new)(?=[,\r\n])/g)
    const found = async (path: string) => (await organiser.ok(`GET ${path}`)).length
    const { tickets: atDoor } = await door.roster()
    const page = (await event.buyer.send(`GET /en/o/${token}`)).body
    const { answers: given } = await organiser.ok(`GET /api/v1/orders/${id}/answers`)
    return {
      answered: questions.map(({ answered }: { answered: number }) => answered),
      chosen: questions.map(({ counts }: { counts: { count: number }[] }) => counts[0]?.count ?? 0),
      orders: await found(`/api/v1/orders?event=${event.id}&answer=topic:clay`),
      ordersOfAll: await found('/api/v1/orders?answer=topic:clay'),
      attendees: await found(`${ofEvent}/attendees?answer=topic:clay`),
      attendeesByLevel: await found(`${ofEvent}/attendees?answer=level:new`),
      inOrders: (await inFile(`/api/v1/orders/export.csv?event=${event.id}`))?.length ?? 0,
      inAttendees: (await inFile(`${ofEvent}/attendees/export.csv`))?.length ?? 0,
      atDoor: atDoor.flatMap(({ answers: shown = [] }) => shown).length,
      onPage: page.match(/(?<=<dd class="lines">)[^<]+/g)?.length ?? 0,
      struck: given.flatMap(({ cancelled }: { cancelled?: string }) => cancelled ?? []),
    }
  }
  return { event, token, seat, workshops, read }
}

const none = {
  answered: [0, 0],
  chosen: [0, 0],
  orders: 0,
  ordersOfAll: 0,
  attendees: 0,
  attendeesByLevel: 0,
  inOrders: 0,
}

it('an answer about ticket types counts while the order has a ticket of these, for all who read it', async () => {
  const { event, token, workshops, read } = await orderWithWorkshops()
  const [first, last] = workshops
  const all = { attendees: 3, attendeesByLevel: 3, inAttendees: 6, atDoor: 6, onPage: 4, struck: [] }
  const one = { orders: 1, ordersOfAll: 1, inOrders: 1 }
  expect(await read()).toEqual({ answered: [1, 3], chosen: [1, 3], ...one, ...all })
  await event.act(token, 'cancel-tickets', { ticketIds: [first], feeCents: 0 })
  // the cancelled ticket is refused at the door, with the answer of its order
  const two = { attendees: 2, attendeesByLevel: 2, inAttendees: 4, atDoor: 5, onPage: 3, struck: ['ticket'] }
  expect(await read()).toEqual({ answered: [1, 2], chosen: [1, 2], ...one, ...two })
  await event.act(token, 'cancel-tickets', { ticketIds: [last], feeCents: 0 })
  const lost = { inAttendees: 0, atDoor: 0, onPage: 0, struck: Array<string>(4).fill('ticket') }
  expect(await read()).toEqual({ ...none, ...lost })
})

it('a ticket that changes to a type that its answers are not about no longer has them, until it changes back', async () => {
  const { event, token, workshops, read } = await orderWithWorkshops()
  const [workshop, other] = workshops
  const [seatType, workshopType] = event.types
  await event.act(token, 'cancel-tickets', { ticketIds: [other], feeCents: 0 })
  await event.act(token, 'change-type', { ticketId: workshop, ticketTypeId: seatType, priceCents: 0 })
  expect(await read()).toMatchObject({ ...none, inAttendees: 0, onPage: 0, struck: Array<string>(4).fill('ticket') })
  const { tickets } = await event.view(token)
  const { id } = tickets.find(({ id }: { id: string }) => ![workshop, other].includes(id))
  await event.act(token, 'change-type', { ticketId: id, ticketTypeId: workshopType, priceCents: 0 })
  expect(await read()).toMatchObject({ answered: [1, 2], attendeesByLevel: 2, onPage: 3, struck: ['ticket'] })
})
