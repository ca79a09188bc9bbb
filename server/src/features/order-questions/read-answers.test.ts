import type { OrderQuestion } from '@foyer/contract/order-questions'
import { describe, expect, it } from 'vitest'
import { diet, formOf, question, source, which } from '../../test/order-form.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { organiser } = await startTestBed()

const free = { paymentMethod: 'free' }
async function asking(questions: OrderQuestion[], options: Parameters<typeof eventOnSale>[1] = {}) {
  const event = await eventOnSale(organiser, options)
  await save(event, questions, 0)
  return event
}
const save = ({ id }: { id: string }, questions: OrderQuestion[], version: number) =>
  organiser.ok(`PUT /api/v1/events/${id}/order-questions`, formOf(questions, version))

describe('the answers that the team reads', () => {
  it('select those with any answer to a question, and those who are asked and have none', async () => {
    const types = ['Seat', 'Workshop'].map((name) => ({ name, priceCents: 0, capacity: 10 }))
    const event = await asking([], { types })
    const level = question('level', { per: 'ticket', ticketTypeIds: event.types.slice(1) })
    const optional = [source, diet, which].map((each) => ({ ...each, required: false }))
    await save(event, [...optional, level], 1)
    const order = async (quantity: number[], answersFor: (ids: string[]) => object[] = () => []) => {
      const { token, number } = await event.reserve(quantity)
      const { tickets } = await event.view(token)
      const ids = tickets.map(({ id }: { id: string }) => id)
      await event.complete(token, { ...free, answers: answersFor(ids) })
      return { token, number, ids }
    }
    const first = await order([2, 1], ([one, other]) => [
      { question: 'source', values: ['A poster'] },
      { question: 'diet', ticket: one, values: ['any'] },
      { question: 'diet', ticket: other, values: ['other'] },
    ])
    const second = await order([1, 0])
    const cancelled = await order([1, 1])
    await event.act(cancelled.token, 'cancel', {})
    const found = async (answer: string) => {
      const orders = await organiser.ok(`GET /api/v1/orders?event=${event.id}&answer=${answer}&order=asc`)
      const attendees = await organiser.ok(`GET /api/v1/events/${event.id}/attendees?answer=${answer}`)
      return [orders.map(({ number }: { number: string }) => number), attendees.length]
    }
    expect(await found('source:_any')).toEqual([[first.number], 3])
    expect(await found('source:_none')).toEqual([[second.number], 1])
    expect(await found('diet:_any')).toEqual([[first.number], 2])
    expect(await found('diet:_none')).toEqual([[first.number, second.number], 2])
    // asked only of the ticket with the other answer, and of the workshop
    expect(await found('which:_none')).toEqual([[first.number], 1])
    expect(await found('level:_none')).toEqual([[first.number], 1])
    expect(await found('level:_any')).toEqual([[], 0])
    const ofAllEvents = () => organiser.ok('GET /api/v1/orders?answer=level:_none')
    expect(await ofAllEvents()).toHaveLength(1)
    await event.act(first.token, 'cancel-tickets', { ticketIds: first.ids.slice(2), feeCents: 0 })
    expect(await found('diet:_none')).toEqual([[second.number], 1])
    expect(await ofAllEvents()).toEqual([])
  })

  it('are counted with the choices that were not chosen, and summed if they are numbers', async () => {
    const guests = question('guests', { kind: 'number' })
    const fair = question('fair', { kind: 'yes-no' })
    const event = await asking([guests, fair, question('home', { kind: 'country' }), diet])
    const answering = async (count: string, home: string) => {
      const { token } = await event.reserve(1)
      const [{ id: ticket }] = (await event.view(token)).tickets
      const answers = [
        { question: 'guests', values: [count] },
        { question: 'home', values: [home] },
        { question: 'diet', ticket, values: ['other'] },
      ]
      await event.complete(token, { ...free, answers })
    }
    for (const [count, home] of [
      ['3', 'AT'],
      ['10.5', 'AT'],
      ['-1', 'FR'],
    ] as const)
      await answering(count, home)
    const { questions } = await organiser.ok(`GET /api/v1/events/${event.id}/answers`)
    const [ofGuests, ...chosen] = questions
    expect(ofGuests).toMatchObject({
      answered: 3,
      counts: [],
      numbers: { sum: 12.5, average: 4.166667, smallest: -1, largest: 10.5 },
    })
    expect(chosen.map((each: { numbers?: object; counts: object[] }) => [each.numbers, each.counts])).toEqual([
      [undefined, ['yes', 'no'].map((value) => ({ value, count: 0 }))],
      [
        undefined,
        [
          { value: 'AT', count: 2 },
          { value: 'FR', count: 1 },
        ],
      ],
      [
        undefined,
        [
          { value: 'other', count: 3 },
          { value: 'any', count: 0 },
        ],
      ],
    ])
  })
})
