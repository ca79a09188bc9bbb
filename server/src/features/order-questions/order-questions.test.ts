import type { OrderForm, OrderQuestion } from '@foyer/contract/order-questions'
import { describe, expect, it } from 'vitest'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()

const question = (id: string, more: Partial<OrderQuestion> = {}): OrderQuestion => ({
  ...{ id, kind: 'text', per: 'order', texts: { en: { label: `What is ${id}?` } }, required: false, asked: 'before' },
  ...{ changeableUntil: 'event', choices: [], ...more },
})
const formOf = (questions: OrderQuestion[], version = 0): OrderForm => ({
  attendees: { name: 'optional', email: 'optional' },
  questions,
  version,
})
const pathOf = ({ id }: { id: string }) => `/api/v1/events/${id}/order-questions`
const save = (event: { id: string }, form: OrderForm) => organiser.send(`PUT ${pathOf(event)}`, form)

describe('the questions of an event', () => {
  it('are none before the first, and stored as they are sent, in a version that increases', async () => {
    const event = await eventOnSale(organiser)
    expect(await organiser.ok(`GET ${pathOf(event)}`)).toEqual(formOf([]))
    const form = formOf([
      question('name', { ticketTypeIds: [event.types[0] ?? ''] }),
      question('size', { kind: 'choice', choices: [{ id: 'm', texts: { en: 'M', de: 'M' } }], required: true }),
    ])
    const { body } = await save(event, form)
    expect(body).toEqual({ ...form, version: 1 })
    expect(await organiser.ok(`GET ${pathOf(event)}`)).toEqual(body)
  })

  it('are saved by one of several at the same time; the others learn that theirs are out of date', async () => {
    const event = await eventOnSale(organiser)
    await save(event, formOf([]))
    const answers = await raceOnLock(
      app,
      'events',
      ['a', 'b'].map((id) => () => save(event, formOf([question(id)], 1))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale')
  })

  it('fit together, and name only ticket types of the event', async () => {
    const [event, other] = [await eventOnSale(organiser), await eventOnSale(organiser)]
    const { status, body } = await save(
      event,
      formOf([
        question('a', { ticketTypeIds: other.types }),
        question('b', { shownWhen: { question: 'c', anyOf: ['yes'] } }),
        question('c', { kind: 'choice' }),
      ]),
    )
    expect([status, body.errors.map((error: { path: string; code: string }) => `${error.path} ${error.code}`)]).toEqual(
      [
        422,
        [
          'body.questions.1.shownWhen not-allowed',
          'body.questions.2.choices required',
          'body.questions.0.ticketTypeIds not-of-event',
        ],
      ],
    )
  })

  it('are copied with the event, for its own ticket types', async () => {
    const event = await eventOnSale(organiser)
    await save(event, formOf([question('name', { ticketTypeIds: event.types })]))
    const copy = await organiser.ok(`POST /api/v1/events/${event.id}/duplicate`)
    const types = await organiser.ok(`GET /api/v1/events/${copy.id}/ticket-types`)
    const { questions } = await organiser.ok(`GET ${pathOf(copy)}`)
    expect(questions).toMatchObject([{ id: 'name', ticketTypeIds: types.map(({ id }: { id: string }) => id) }])
  })
})
