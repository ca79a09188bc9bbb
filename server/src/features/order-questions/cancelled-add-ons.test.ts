import { expect, it } from 'vitest'
import { addDinner, formOf, question, reserveWithDinner, source } from '../../test/order-form.ts'
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
  expect(await counted()).toEqual({ answered: [2, 2, 2, 2], chosen: [2], found: 2, inFile: 2 })
  const { extras } = await event.order(token)
  await event.act(token, 'cancel-tickets', { ticketIds: [extras[0].id], feeCents: 0 })
  expect(await counted()).toEqual({ answered: [2, 1, 1, 2], chosen: [1], found: 1, inFile: 1 })
})
