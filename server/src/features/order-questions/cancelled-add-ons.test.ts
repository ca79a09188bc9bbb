import { describe, expect, it } from 'vitest'
import { addDinner, diet, formOf, question, reserveWithDinner, source } from '../../test/order-form.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { organiser } = await startTestBed()

it('the answers that the team reads leave out those of an order about an add-on that it no longer has', async () => {
  const event = await eventOnSale(organiser)
  const dinner = await addDinner(organiser, event)
  const choices = ['fish', 'soup'].map((id) => ({ id, texts: { en: id } }))
  const menu = question('menu', { kind: 'choice', choices, ticketTypeIds: [dinner] })
  const sauce = question('sauce', { shownWhen: { question: 'menu', anyOf: ['fish'] } })
  const mixed = question('mixed', { ticketTypeIds: [dinner, event.types[0] ?? ''] })
  await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, formOf([source, menu, sauce, mixed]))
  const order = async () => {
    const { token } = await reserveWithDinner(event, dinner)
    const typed = ['source', 'sauce', 'mixed'].map((id) => ({ question: id, values: ['Some'] }))
    await event.complete(token, { paymentMethod: 'free', answers: [...typed, { question: 'menu', values: ['fish'] }] })
    return token
  }
  const counted = async () => {
    const { questions } = await organiser.ok(`GET /api/v1/events/${event.id}/answers`)
    const file = (await organiser.send(`GET /api/v1/orders/export.csv?event=${event.id}`)).body
    return {
      answered: questions.map(({ answered }: { answered: number }) => answered),
      chosen: questions[1].counts.map(({ count }: { count: number }) => count),
      found: (await organiser.ok(`GET /api/v1/orders?event=${event.id}&answer=menu:fish`)).length,
      inFile: file.match(/,Some,fish,Some,Some/g)?.length ?? 0,
    }
  }
  const token = await order()
  await order()
  expect(await counted()).toEqual({ answered: [2, 2, 2, 2], chosen: [2, 0], found: 2, inFile: 2 })
  const { extras } = await event.order(token)
  await event.act(token, 'cancel-tickets', { ticketIds: [extras[0].id], feeCents: 0 })
  expect(await counted()).toEqual({ answered: [2, 1, 1, 2], chosen: [1, 0], found: 1, inFile: 1 })
})

describe('questions that follow up one about an add-on, asked once for an order', () => {
  const choice = (id: string, ...options: string[]) =>
    question(id, { kind: 'choice', choices: options.map((option) => ({ id: option, texts: { en: option } })) })

  /** An event that asks for the menu of an order with dinner, and each of its tickets about the sauce, then the spice. */
  async function askingAboutDinner(priceCents = 0) {
    const event = await eventOnSale(organiser)
    const dinner = await addDinner(organiser, event, priceCents)
    const party = await addDinner(organiser, event)
    const menu = { ...choice('menu', 'fish', 'soup'), ticketTypeIds: [dinner] }
    const sauce = {
      ...choice('sauce', 'hot'),
      per: 'ticket' as const,
      shownWhen: { question: 'menu', anyOf: ['fish'] },
    }
    const whenHot = { question: 'sauce', anyOf: ['hot'] }
    const spice = question('spice', { per: 'ticket', required: true, shownWhen: whenHot })
    const drink = question('drink', { required: true, ticketTypeIds: [party], shownWhen: sauce.shownWhen })
    await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, formOf([menu, sauce, spice, drink]))
    const reserve = async (quantity: number) => {
      const items = [{ ticketTypeId: event.types[0], quantity, addOns: [{ ticketTypeId: dinner, quantity: 1 }] }]
      const { token } = await event.buyer.ok(`POST /api/v1/public/events/${event.slug}/orders`, { items })
      return { token, ...(await event.view(token)) }
    }
    const answersFor = (tickets: readonly { id: string }[]) => [
      { question: 'menu', values: ['fish'] },
      ...tickets.flatMap(({ id: ticket }) => [
        { question: 'sauce', ticket, values: ['hot'] },
        { question: 'spice', ticket, values: ['Chili'] },
      ]),
    ]
    const counted = async () => {
      const { questions } = await organiser.ok(`GET /api/v1/events/${event.id}/answers`)
      const attendees = (await organiser.send(`GET /api/v1/events/${event.id}/attendees/export.csv`)).body
      return {
        answered: questions.map(({ answered }: { answered: number }) => answered).slice(0, 3),
        found: (await organiser.ok(`GET /api/v1/events/${event.id}/attendees?answer=sauce:hot`)).length,
        inFile: attendees.match(/,fish,hot,Chili/g)?.length ?? 0,
      }
    }
    const buyAddOns = async (token: string, ticketId: string, ...types: string[]) => {
      const addOns = types.map((ticketTypeId) => ({ ticketTypeId, quantity: 1 }))
      return (await event.buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, { items: [{ ticketId, addOns }] }))
        .token
    }
    return { event, dinner, party, reserve, answersFor, counted, buyAddOns }
  }

  it('count for all tickets while one has the add-on, and for none after', async () => {
    const { event, reserve, answersFor, counted } = await askingAboutDinner()
    const { token, tickets, extras } = await reserve(2)
    await event.complete(token, { paymentMethod: 'free', answers: answersFor(tickets) })
    expect(await counted()).toEqual({ answered: [1, 2, 2], found: 2, inFile: 2 })
    await event.act(token, 'cancel-tickets', { ticketIds: [extras[0].id], feeCents: 0 })
    expect(await counted()).toEqual({ answered: [1, 2, 2], found: 2, inFile: 2 })
    await event.act(token, 'cancel-tickets', { ticketIds: [extras[1].id], feeCents: 0 })
    expect(await counted()).toEqual({ answered: [0, 0, 0], found: 0, inFile: 0 })
    // neither required nor changed any more
    expect((await event.view(token)).changeableAnswers).toEqual([])
  })

  it('count no more when the order of an add-on that was bought later is cancelled', async () => {
    const { event, dinner, answersFor, counted, buyAddOns } = await askingAboutDinner(1000)
    const { token, tickets } = await event.placeOrder({ quantity: 2, paymentMethod: 'free' })
    const later = await buyAddOns(token, tickets[0].id, dinner)
    expect((await event.complete(later, { answers: answersFor([tickets[0]]) })).status).toBe(200)
    expect((await counted()).answered).toEqual([1, 1, 1])
    await event.act(later, 'cancel', {})
    expect((await counted()).answered).toEqual([0, 0, 0])
  })

  it('are asked about an add-on that is bought later only while the answer counts, or counts again with it', async () => {
    const { event, dinner, party, reserve, answersFor, buyAddOns } = await askingAboutDinner()
    const { token, tickets, extras } = await reserve(3)
    await event.complete(token, { paymentMethod: 'free', answers: answersFor(tickets) })
    const asked = async (at: number, ...types: string[]) => {
      const { form } = await event.view(await buyAddOns(token, tickets[at].id, ...types))
      return form.questions.map(({ id }: { id: string }) => id)
    }
    expect(await asked(0, party)).toEqual(['drink'])
    const ticketIds = extras.map(({ id }: { id: string }) => id)
    await event.act(token, 'cancel-tickets', { ticketIds, feeCents: 0 })
    expect(await asked(1, party)).toEqual([])
    expect(await asked(2, party, dinner)).toEqual(['drink'])
  })
})

it('the answers of an order say which are about a cancelled ticket or add-on; its buyer sees none of them', async () => {
  const event = await eventOnSale(organiser)
  const dinner = await addDinner(organiser, event)
  const menu = question('menu', { ticketTypeIds: [dinner] })
  await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, formOf([menu, diet]))
  const { token, ticket } = await reserveWithDinner(event, dinner)
  const { tickets } = await event.view(token)
  const other = tickets.find(({ id }: { id: string }) => id !== ticket).id
  const answers = [
    { question: 'menu', values: ['Trout'] },
    { question: 'diet', ticket, values: ['other'] },
    { question: 'diet', ticket: other, values: ['any'] },
  ]
  await event.complete(token, { paymentMethod: 'free', answers })
  const { id } = await event.order(token)
  const read = async () => ({
    given: (await organiser.ok(`GET /api/v1/orders/${id}/answers`)).answers,
    found: (await organiser.ok(`GET /api/v1/orders?event=${event.id}&answer=diet:other`)).length,
    shown: (await event.buyer.send(`GET /en/o/${token}`)).body.match(/(?<=<dd class="lines">)[^<]+/g),
  })
  const before = await read()
  expect(before).toEqual({ given: expect.arrayContaining(answers), found: 1, shown: ['Trout', 'any', 'other'] })
  await event.act(token, 'cancel-tickets', { ticketIds: [ticket], feeCents: 0 })
  const cancelled = [{ cancelled: 'add-on' }, { cancelled: 'ticket' }, {}]
  const marked = answers.map((answer, at) => ({ ...answer, ...cancelled[at] }))
  const after = await read()
  expect(after).toEqual({ given: expect.arrayContaining(marked), found: 0, shown: ['any'] })
})
