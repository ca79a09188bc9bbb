import { describe, expect, it } from 'vitest'
import {
  answerFault,
  answeringTickets,
  answersFaults,
  formFaults,
  isAnswerable,
  keptAnswers,
  mergedAnswers,
  placesOf,
  shownPlaces,
  withUnchosen,
} from './answer-rules.ts'
import type { OrderQuestion } from './order-questions.ts'
import type { QuestionKind } from './question-kinds.ts'

const asked = (id: string, kind: QuestionKind, more: Partial<OrderQuestion> = {}): OrderQuestion => ({
  id,
  kind,
  per: 'order',
  texts: { en: { label: id } },
  required: false,
  asked: 'before',
  changeableUntil: 'event',
  choices: [],
  ...more,
})
const choices = (...ids: string[]) => ids.map((id) => ({ id, texts: { en: id } }))
const formOf = (...questions: OrderQuestion[]) => ({
  attendees: { name: 'optional', email: 'optional' } as const,
  questions,
})
const tickets = [
  { id: 'tic_a', ticketType: 'tkt_day' },
  { id: 'tic_b', ticketType: 'tkt_dinner' },
]
const diet = asked('diet', 'choice', { per: 'ticket', choices: choices('any', 'vegan', 'other'), required: true })
const dinner = { ...diet, ticketTypeIds: ['tkt_dinner'] }
const which = asked('which', 'text', {
  per: 'ticket',
  required: true,
  shownWhen: { question: 'diet', anyOf: ['other'] },
})

it('counts add the answers that are offered but were not chosen, without all countries', () => {
  const counts = [{ value: 'vegan', count: 2 }]
  expect(withUnchosen(diet, counts)).toEqual([...counts, { value: 'any', count: 0 }, { value: 'other', count: 0 }])
  expect(withUnchosen(asked('q', 'country'), [])).toEqual([])
  expect(withUnchosen(asked('q', 'text'), [])).toEqual([])
})

describe('the values of an answer', () => {
  it.each<[QuestionKind, string[], string | undefined]>([
    ['text', ['Ada'], undefined],
    ['text', [], undefined],
    ['text', ['x'.repeat(301)], 'too-long'],
    ['text', ['two\nlines'], 'control-characters'],
    ['text', ['a', 'b'], 'too-many'],
    ['paragraph', ['two\nlines'], undefined],
    ['number', ['-1.5'], undefined],
    ['number', ['1e9'], 'format'],
    ['number', ['200'], 'too-big'],
    ['number', ['-3'], 'too-small'],
    ['choice', ['m'], undefined],
    ['choice', ['gone'], 'not-allowed'],
    ['choice', ['m', 'l'], 'too-many'],
    ['choices', ['m', 'l'], undefined],
    ['choices', ['m', 'm'], 'not-allowed'],
    ['yes-no', ['no'], undefined],
    ['yes-no', ['maybe'], 'not-allowed'],
    ['date', ['2028-02-29'], undefined],
    ['date', ['2027-02-29'], 'format'],
    ['date', ['1899-01-01'], 'format'],
    ['time', ['23:59'], undefined],
    ['time', ['24:00'], 'format'],
    ['country', ['FR'], undefined],
    ['country', ['Atlantis'], 'not-allowed'],
    ['phone', ['+49 (761) 123-45'], undefined],
    ['phone', ['call me'], 'format'],
    ['phone', ['1234'], 'format'],
  ])('of the kind %s, %j: %s', (kind, values, code) => {
    const question = asked('q', kind, { choices: choices('m', 'l'), min: -2, max: 100 })
    expect(answerFault(question, values)?.code).toBe(code)
  })
})

describe('the questions of an order', () => {
  const form = formOf(asked('invoice', 'yes-no'), dinner, which)

  it('are those of the order, then those of each ticket of a type that they are for', () => {
    const places = shownPlaces(form, tickets, [])
    expect(places.map(({ question, ticket }) => [question.id, ticket])).toEqual([
      ['invoice', undefined],
      ['diet', 'tic_b'],
    ])
    expect(shownPlaces(form, tickets.slice(0, 1), []).map(({ question }) => question.id)).toEqual(['invoice'])
  })

  it('are for tickets of a type or with an add-on; of a ticket of another order, only its add-ons count', () => {
    const own = [...tickets, { id: 'tic_c', ticketType: 'tkt_day' }]
    const extra = (ticketId: string, ticketType: string) => ({ kind: 'add-on' as const, ticketId, ticketType })
    const extras = [extra('tic_c', 'tkt_meal'), extra('tic_far', 'tkt_meal'), extra('tic_a', 'tkt_shirt')]
    const askedOf = (ids: string[] | undefined) =>
      shownPlaces(formOf({ ...diet, ticketTypeIds: ids }), answeringTickets({ tickets: own, extras }), []).map(
        ({ ticket }) => ticket,
      )
    expect(askedOf(['tkt_meal'])).toEqual(['tic_c', 'tic_far'])
    expect(askedOf(['tkt_dinner', 'tkt_meal'])).toEqual(['tic_b', 'tic_c', 'tic_far'])
    expect(askedOf(['tkt_day'])).toEqual(['tic_a', 'tic_c'])
    expect(askedOf(undefined)).toEqual(['tic_a', 'tic_b', 'tic_c', 'tic_far'])
    const places = placesOf(
      formOf({ ...diet, ticketTypeIds: ['tkt_meal'] }, which),
      answeringTickets({ tickets: own, extras }),
    )
    expect(places.filter(({ question }) => question.id === 'which').map(({ ticket }) => ticket)).toEqual([
      'tic_c',
      'tic_far',
    ])
    const fee = { ...extra('tic_a', 'tkt_meal'), kind: 'fee' as const }
    expect(answeringTickets({ tickets: [], extras: [fee] })).toEqual([])
  })

  it('are shown when another was answered so, and are required only then', () => {
    const other = { question: 'diet', ticket: 'tic_b', values: ['other'] }
    expect(answersFaults(form, tickets, [other])).toEqual([{ path: 'body.answers.which.tic_b', code: 'required' }])
    expect(answersFaults(form, tickets, [{ ...other, values: ['vegan'] }])).toEqual([])
    expect(answersFaults(form, tickets, [])).toEqual([{ path: 'body.answers.diet.tic_b', code: 'required' }])
  })

  it('drop the answers to those that are not shown', () => {
    const hidden = { question: 'which', ticket: 'tic_b', values: ['Nuts'] }
    const vegan = { question: 'diet', ticket: 'tic_b', values: ['vegan'] }
    const otherType = { question: 'diet', ticket: 'tic_a', values: ['vegan'] }
    const empty = { question: 'invoice', values: [] }
    expect(keptAnswers(form, tickets, [hidden, vegan, otherType, empty])).toEqual([vegan])
  })

  it('refuse answers of another event, of another order’s tickets, twice the same, and to choices taken away', () => {
    const faults = answersFaults(form, tickets, [
      { question: 'elsewhere', values: ['x'] },
      { question: 'diet', ticket: 'tic_other', values: ['vegan'] },
      { question: 'diet', values: ['vegan'] },
      { question: 'invoice', ticket: 'tic_a', values: ['yes'] },
      { question: 'invoice', values: ['yes'] },
      { question: 'invoice', values: ['no'] },
      { question: 'diet', ticket: 'tic_b', values: ['taken-away'] },
    ])
    expect(faults.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'body.answers.elsewhere not-allowed',
      'body.answers.diet.tic_other not-allowed',
      'body.answers.diet not-allowed',
      'body.answers.invoice.tic_a not-allowed',
      'body.answers.invoice not-allowed',
      'body.answers.diet.tic_b not-allowed',
    ])
  })

  it('require nothing that is asked after the order', () => {
    const after = asked('arrival', 'time', { required: true, asked: 'after' })
    expect(answersFaults(formOf(after), tickets, [])).toEqual([])
  })

  it('keep the answers that a change does not name', () => {
    const before = [
      { question: 'diet', ticket: 'tic_b', values: ['vegan'] },
      { question: 'invoice', values: ['yes'] },
    ]
    expect(mergedAnswers(before, [{ question: 'invoice', values: [] }])).toEqual([
      before[0],
      { question: 'invoice', values: [] },
    ])
  })
})

describe('an answer of a placed order', () => {
  const begins = new Date('2031-06-01T18:00:00Z')
  const may = (question: OrderQuestion, isAnswered: boolean, now: string) =>
    isAnswerable(question, isAnswered, { begins, now: new Date(now) })

  it('can be changed until the moment of its question, and never once the event has begun', () => {
    const until = asked('q', 'text', { changeableUntil: '2031-05-01T00:00:00Z' })
    expect([may(until, true, '2031-04-30'), may(until, true, '2031-05-02')]).toEqual([true, false])
    const untilEvent = asked('q', 'text')
    expect([may(untilEvent, true, '2031-05-30'), may(untilEvent, true, '2031-06-02')]).toEqual([true, false])
    const late = asked('q', 'text', { changeableUntil: '2032-01-01T00:00:00Z' })
    expect(may(late, true, '2031-06-02')).toBe(false)
  })

  it('that is missing can be given once, at any time until then, unless it had to be given by a moment', () => {
    const fixed = { changeableUntil: 'placed' } as const
    const after = asked('q', 'text', { asked: 'after', ...fixed })
    expect([may(after, false, '2031-05-30'), may(after, true, '2031-05-30')]).toEqual([true, false])
    const before = asked('q', 'text', fixed)
    expect([may(before, false, '2031-05-30'), may(before, true, '2031-05-30')]).toEqual([true, false])
    expect(may(before, false, '2031-06-02')).toBe(false)
    const until = asked('q', 'text', { changeableUntil: '2031-05-01T00:00:00Z' })
    expect([may(until, false, '2031-04-30'), may(until, false, '2031-05-30')]).toEqual([true, false])
  })
})

describe('a form', () => {
  const faultsOf = (...questions: OrderQuestion[]) =>
    formFaults(formOf(...questions)).map(({ path, code }) => `${path} ${code}`)

  it('has conditions on earlier questions only, whose answers can be chosen', () => {
    expect(faultsOf(diet, which)).toEqual([])
    expect(faultsOf(which, diet)).toEqual(['questions.0.shownWhen not-allowed'])
    const onText = asked('b', 'text', { shownWhen: { question: 'a', anyOf: ['yes'] } })
    expect(faultsOf(asked('a', 'text'), onText)).toEqual(['questions.1.shownWhen not-allowed'])
    expect(faultsOf(asked('a', 'yes-no'), onText)).toEqual([])
    // an order has no answers of a single ticket
    expect(faultsOf(asked('a', 'yes-no', { per: 'ticket' }), onText)).toEqual(['questions.1.shownWhen not-allowed'])
    expect(faultsOf(asked('a', 'yes-no', { asked: 'after' }), onText)).toEqual(['questions.1.shownWhen not-allowed'])
  })

  it('shows and prints no files at the door', () => {
    const file = { asked: 'after', atDoor: true, onBadge: true } as const
    expect(faultsOf(asked('a', 'file', file))).toEqual([
      'questions.0.atDoor not-allowed',
      'questions.0.onBadge not-allowed',
    ])
    expect(faultsOf(asked('a', 'text', file))).toEqual([])
  })

  it('has each id once, choices where there are any to choose, and limits that fit', () => {
    expect(faultsOf(asked('a', 'text'), asked('a', 'text'))).toEqual(['questions.1.id not-allowed'])
    expect(faultsOf(asked('a', 'choice'))).toEqual(['questions.0.choices required'])
    expect(faultsOf(asked('a', 'text', { choices: choices('x') }))).toEqual(['questions.0.choices not-allowed'])
    expect(faultsOf(asked('a', 'choices', { choices: choices('x', 'x') }))).toEqual(['questions.0.choices not-allowed'])
    expect(faultsOf(asked('a', 'number', { min: 2, max: 1 }))).toEqual(['questions.0.max too-small'])
  })
})
