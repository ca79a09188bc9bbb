import type { OrderForm, OrderQuestion } from '@foyer/contract/order-questions'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { formKey, leadsTo } from '../../storefront/test/form.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { answersOf } from './queries.ts'

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
      'inventory',
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

const diet = question('diet', {
  ...{ per: 'ticket', kind: 'choice', required: true },
  choices: ['any', 'other'].map((id) => ({ id, texts: { en: id } })),
})
const which = question('which', { per: 'ticket', required: true, shownWhen: { question: 'diet', anyOf: ['other'] } })
const source = question('source', { changeableUntil: 'placed' })

async function asking(questions: OrderQuestion[], options: Parameters<typeof eventOnSale>[1] = {}) {
  const event = await eventOnSale(organiser, options)
  await save(event, formOf(questions))
  return event
}
const stored = async (number: string) => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from orders where number = ${number}`)
  return await answersOf(app.db, rows[0]?.id ?? '')
}
const free = { paymentMethod: 'free' }
const codesOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`)

describe('the answers of an order', () => {
  it('complete it, and come back with it; those to questions that are not shown are dropped', async () => {
    const event = await asking([source, diet, which])
    const { token, number } = await event.reserve(2)
    const { form, tickets } = await event.view(token)
    expect(form.questions).toEqual([source, diet, which])
    const [a, b] = tickets.map(({ id }: { id: string }) => id)
    const answers = [
      { question: 'source', values: ['A poster'] },
      { question: 'diet', ticket: a, values: ['other'] },
      { question: 'which', ticket: a, values: ['No nuts'] },
      { question: 'diet', ticket: b, values: ['any'] },
      { question: 'which', ticket: b, values: ['dropped'] },
    ]
    const { status, body } = await event.complete(token, { ...free, answers })
    expect([status, body.answers.length]).toEqual([200, 4])
    expect(body.answers).toEqual(expect.arrayContaining(answers.slice(0, 4)))
    expect(await stored(number)).toHaveLength(4)
  })

  it('are required before the order is placed, of this order and of now; nothing is sold without them', async () => {
    const event = await asking([source, diet, which])
    const { token } = await event.reserve(1)
    const { tickets } = await event.view(token)
    const ticket = tickets[0].id
    const missing = await event.complete(token, free)
    expect([missing.status, codesOf(missing.body)]).toEqual([422, [`body.answers.diet.${ticket} required`]])
    const long = 'x'.repeat(10_000)
    const tooLong = await event.complete(token, { ...free, answers: [{ question: 'source', values: [long] }] })
    expect([tooLong.status, tooLong.body.errors[0]]).toMatchObject([422, { code: 'too-long', limit: 5000 }])
    await save(event, formOf([source, { ...diet, choices: diet.choices.slice(0, 1) }], 1))
    const answers = [
      { question: 'diet', ticket, values: ['other'] },
      { question: 'elsewhere', values: ['x'] },
    ]
    const wrong = await event.complete(token, { ...free, answers })
    expect([wrong.status, codesOf(wrong.body)]).toEqual([
      422,
      [`body.answers.diet.${ticket} not-allowed`, 'body.answers.elsewhere not-allowed'],
    ])
    expect((await event.view(token)).status).toBe('reserved')
  })

  it('go when a change of another hides their questions', async () => {
    const event = await asking([source, diet, which], { types: [{ name: 'Seat', priceCents: 900, capacity: 9 }] })
    const { token, number } = await event.reserve(1)
    const ticket = (await event.view(token)).tickets[0].id
    await event.complete(token, {
      answers: [
        { question: 'diet', ticket, values: ['other'] },
        { question: 'which', ticket, values: ['No nuts'] },
      ],
    })
    expect(await stored(number)).toHaveLength(2)
    const changed = [{ question: 'diet', ticket, values: ['any'] }]
    const { status, body } = await event.buyer.send(`PUT /api/v1/public/orders/${token}/answers`, { answers: changed })
    expect([status, body.answers]).toEqual([200, changed])
    expect(await stored(number)).toEqual(changed)
  })

  it('of free tickets that are ordered at once are refused, and hold no seats', async () => {
    const event = await asking([diet])
    const { status, body } = await event.buyer.send(`POST /api/v1/public/events/${event.slug}/orders`, {
      items: [{ ticketTypeId: event.types[0], quantity: 1 }],
      completion: { name: 'Robin', email: 'robin@example.com', ...free },
    })
    expect([status, body.code]).toEqual([422, 'validation'])
    expect(await event.seats()).toEqual({ held: 0, sold: 0 })
  })

  it('can be changed by the buyer until the moment of each question, and are kept when their question is removed', async () => {
    const event = await asking([source, diet])
    const { token, number } = await event.reserve(1)
    const ticket = (await event.view(token)).tickets[0].id
    const answers = [
      { question: 'source', values: ['A poster'] },
      { question: 'diet', ticket, values: ['any'] },
    ]
    const { body } = await event.complete(token, { ...free, answers })
    expect(body.changeableAnswers).toEqual([{ question: 'diet', ticket }])
    const change = (...next: object[]) =>
      event.buyer.send(`PUT /api/v1/public/orders/${token}/answers`, { answers: next })
    const fixed = await change({ question: 'source', values: ['A friend'] })
    expect([fixed.status, codesOf(fixed.body)]).toEqual([422, ['body.answers.source not-allowed']])
    const emptied = await change({ question: 'diet', ticket, values: [] })
    expect([emptied.status, codesOf(emptied.body)]).toEqual([422, [`body.answers.diet.${ticket} required`]])
    expect((await change({ question: 'diet', ticket, values: ['other'] })).status).toBe(200)
    // the same again changes nothing
    expect((await change({ question: 'source', values: ['A poster'] })).status).toBe(200)
    const removed = await save(event, formOf([source], 1))
    expect(removed.body.questions).toEqual([source])
    expect(await stored(number)).toHaveLength(2)
    // a question keeps its kind as long as it has answers
    const other = await save(event, formOf([question('diet')], 2))
    expect([other.status, codesOf(other.body)]).toEqual([422, ['body.questions.0.kind not-allowed']])
    const { entries } = { entries: (await event.order(token)).timeline.map(({ kind }: { kind: string }) => kind) }
    expect(entries).toContain('details-changed')
  })
})

describe('the answers that the team reads', () => {
  it('are those of an order, and how often each was chosen in placed orders, with the latest typed ones', async () => {
    const event = await asking([source, diet])
    const order = async (...meals: string[]) => {
      const { token } = await event.reserve(meals.length)
      const { tickets } = await event.view(token)
      const ofTickets = meals.map((meal, at) => ({ question: 'diet', ticket: tickets[at].id, values: [meal] }))
      const answers = [{ question: 'source', values: [`Told by ${meals.length}`] }, ...ofTickets]
      await event.complete(token, { ...free, answers })
      return token
    }
    const first = await order('any', 'other')
    const cancelled = await order('other')
    await order('any')
    await event.buyer.ok(`POST /api/v1/public/orders/${cancelled}/cancel`)
    const { questions } = await organiser.ok(`GET /api/v1/events/${event.id}/answers`)
    expect(questions).toMatchObject([
      { question: { id: 'source' }, answered: 2, counts: [], latest: [{ text: 'Told by 1' }, { text: 'Told by 2' }] },
      { question: { id: 'diet' }, answered: 3, latest: [] },
    ])
    expect(questions[1].counts).toEqual([
      { value: 'any', count: 2 },
      { value: 'other', count: 1 },
    ])
    const { id } = await event.order(first)
    // both kinds of questions select orders, and attendees by their own answer or that of their order
    const found = async (path: string) => (await organiser.ok(`GET /api/v1/${path}`)).length
    const attendees = `events/${event.id}/attendees?answer=`
    expect([
      await found(`orders?event=${event.id}&answer=diet:other&status=paid`),
      await found(`${attendees}diet:any`),
      await found(`${attendees}diet:none`),
    ]).toEqual([1, 2, 0])
    const own = await organiser.ok(`GET /api/v1/orders/${id}/answers`)
    expect([own.questions.map((each: OrderQuestion) => each.id), own.answers.length]).toEqual([['source', 'diet'], 3])
  })

  it('are columns of the files of attendees and of the orders of one event', async () => {
    const fair = question('fair', { kind: 'yes-no' })
    const event = await asking([
      source,
      fair,
      { ...diet, choices: [{ id: 'any', texts: { de: 'Alles', en: '=All' } }] },
    ])
    const { token } = await event.reserve(1)
    const [ticket] = (await event.view(token)).tickets
    const answers = [
      { question: 'source', values: ['A poster'] },
      { question: 'fair', values: ['no'] },
      { question: 'diet', ticket: ticket.id, values: ['any'] },
    ]
    await event.complete(token, { ...free, answers })
    const linesOf = async (path: string) => (await organiser.send(`GET /api/v1/${path}`)).body.split('\r\n')
    const attendees = await linesOf(`events/${event.id}/attendees/export.csv`)
    expect(attendees[0]).toMatch(/,Test,What is source\?,What is fair\?,What is diet\?$/)
    // a cell that begins like a formula is defused
    expect(attendees[1]).toMatch(/,A poster,no,'=All$/)
    const orders = await linesOf(`orders/export.csv?event=${event.id}&language=de`)
    expect([orders[0], orders[1]]).toEqual([
      expect.stringMatching(/;What is source\?;What is fair\?$/),
      expect.stringMatching(/;A poster;nein$/),
    ])
    expect((await linesOf('orders/export.csv?language=de'))[0]).not.toContain('What is')
  })
})

describe('the pages of the buyer', () => {
  const robin = { name: 'Robin', email: 'robin@example.com', do: 'order' }
  const places = (html: string) => [...html.matchAll(/name="(answer\.[^"]+)"/g)].map(([, name]) => name)

  it('ask at the checkout, with the error at the field and what was typed, and show the answers with the order', async () => {
    const event = await asking([source, { ...diet, texts: { en: { label: 'Diet' }, de: { label: 'Kost' } } }, which])
    const { buyer } = event
    const page = (await buyer.send(`GET /en/e/${event.slug}`)).body
    // free tickets cannot be ordered at once
    expect(page).not.toContain('name="free"')
    const chosen = { once: formKey, [`quantity.${event.types[0]}`]: '1' }
    const path = leadsTo(await buyer.form(`/de/e/${event.slug}`, chosen))
    const shown = (await buyer.send(`GET ${path}`)).body
    const [ofOrder = '', radio = '', , ofOther = ''] = places(shown)
    expect([ofOrder, radio.split('.')[1], ofOther.split('.')[1]]).toEqual(['answer.source', 'diet', 'which'])
    expect(shown).toContain('<legend>Kost</legend>')
    expect(shown).toContain(`data-when="${radio}" data-any-of="other"`)
    expect(shown).toContain('Nur wenn Ihre Antwort auf „Kost“ so lautet: other')
    const refused = await buyer.form(path, { ...robin, [ofOrder]: 'Ein "Plakat"', [radio]: 'other' })
    expect(refused.status).toBe(422)
    expect(refused.body).toContain(`href="#${ofOther}">Ticket 1: Beantworten Sie „What is which?“.</a>`)
    expect(refused.body).toContain(`id="${ofOther}-problem"`)
    expect(refused.body).toContain('value="Ein &quot;Plakat&quot;"')
    expect(refused.body).toMatch(/checked="" value="other"|value="other" checked=""/)
    const own = leadsTo(await buyer.form(path, { ...robin, [ofOrder]: 'Plakat', [radio]: 'other', [ofOther]: 'Nüsse' }))
    const order = (await buyer.send(`GET ${own}`)).body
    for (const text of ['Plakat', 'other', 'Nüsse']) expect(order).toContain(`<dd class="lines">${text}</dd>`)
    expect(order).toContain(`href="${own}/answers">Antworten ändern</a>`)
  })

  it('change the answers that can be changed, with the error at the field', async () => {
    const age = question('age', { kind: 'number', max: 120, asked: 'after', required: true })
    const event = await asking([source, age])
    const { buyer } = event
    const { token } = await event.reserve(1)
    await event.complete(token, free)
    expect((await buyer.send(`GET /en/o/${token}`)).body).toContain('still needs an answer from you')
    const path = `/en/o/${token}/answers`
    expect(places((await buyer.send(`GET ${path}`)).body)).toEqual(['answer.age'])
    const refused = await buyer.form(path, { 'answer.age': '130' })
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.stringContaining('id="answer.age-problem">Enter at most 120 for “What is age?”.'),
    ])
    expect(leadsTo(await buyer.form(path, { 'answer.age': ' 30,5 ' }))).toBe(`/en/o/${token}`)
    expect((await event.view(token)).answers).toEqual([{ question: 'age', values: ['30.5'] }])
  })
})

describe('the details of attendees', () => {
  it('are required, or not asked, as the form says', async () => {
    const event = await eventOnSale(organiser)
    await save(event, { ...formOf([]), attendees: { name: 'required', email: 'off' } })
    const { token } = await event.reserve(1)
    const ticketId = (await event.view(token)).tickets[0].id
    expect(codesOf((await event.complete(token, free)).body)).toEqual(['body.attendees required'])
    const attendee = { ticketId, name: '', email: 'kim@example.com' }
    expect(codesOf((await event.complete(token, { ...free, attendees: [attendee] })).body)).toEqual([
      'body.attendees.0.name required',
      'body.attendees.0.email not-allowed',
    ])
    const named = await event.complete(token, { ...free, attendees: [{ ticketId, name: 'Kim' }] })
    expect([named.status, named.body.tickets[0].name]).toEqual([200, 'Kim'])
    const details = { name: 'Robin', attendees: [{ ticketId, name: '' }] }
    const emptied = await event.buyer.send(`PUT /api/v1/public/orders/${token}/details`, details)
    expect(codesOf(emptied.body)).toEqual(['body.attendees.0.name required'])
  })
})
