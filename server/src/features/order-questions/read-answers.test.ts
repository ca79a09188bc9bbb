import type { OrderQuestion } from '@foyer/contract/order-questions'
import { describe, expect, it } from 'vitest'
import { diet, formOf, question } from '../../test/order-form.ts'
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
