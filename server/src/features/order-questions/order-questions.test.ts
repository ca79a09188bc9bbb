import type { OrderForm, OrderQuestion } from '@foyer/contract/order-questions'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signUp } from '../../test/client.ts'
import { addDinner, codesOf, diet, formOf, question, reserveWithDinner, source, which } from '../../test/order-form.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { isEncrypted } from '../../test/stored-texts.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { pdfFile } from '../../test/zora.ts'
import { answersOf } from './queries.ts'

const { app, organiser } = await startTestBed()

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

  it('are copied with the event, for its own ticket types and add-ons', async () => {
    const event = await eventOnSale(organiser)
    const dinner = await addDinner(organiser, event)
    await save(event, formOf([question('name', { ticketTypeIds: [...event.types, dinner] })]))
    const copy = await organiser.ok(`POST /api/v1/events/${event.id}/duplicate`)
    const types = await organiser.ok(`GET /api/v1/events/${copy.id}/ticket-types`)
    const [group] = await organiser.ok(`GET /api/v1/events/${copy.id}/add-on-groups`)
    const { questions } = await organiser.ok(`GET ${pathOf(copy)}`)
    expect(questions).toMatchObject([{ id: 'name', ticketTypeIds: [types[0].id, group.addOns[0].id] }])
  })

  it('are for no ticket once all ticket types and add-ons that they are for are deleted, also in a copy', async () => {
    const types = ['A', 'B', 'C'].map((name) => ({ name, priceCents: 0, capacity: 5 }))
    const event = await eventOnSale(organiser, { types })
    const [a = '', b = '', c = ''] = event.types
    const dinner = await addDinner(organiser, event)
    const required = { required: true }
    const form = formOf([
      question('all', { asked: 'after' }),
      question('dinner', { ticketTypeIds: [dinner], ...required }),
      question('a', { ticketTypeIds: [a], ...required }),
      question('both', { ticketTypeIds: [a, b], asked: 'after' }),
    ])
    await save(event, form)
    const [group] = await organiser.ok(`GET /api/v1/events/${event.id}/add-on-groups`)
    await organiser.ok(`DELETE /api/v1/add-on-groups/${group.id}`)
    await organiser.ok(`DELETE /api/v1/ticket-types/${a}`)
    const left = [undefined, [], [], [b]]
    const typesOf = ({ questions }: OrderForm) => questions.map(({ ticketTypeIds }) => ticketTypeIds)
    const stored = await organiser.ok(`GET ${pathOf(event)}`)
    expect(typesOf(stored)).toEqual(left)
    expect((await save(event, { ...form, version: 1 })).body.code).toBe('stale')
    const saved = await save(event, stored)
    expect([saved.status, typesOf(saved.body)]).toEqual([200, left])
    const copy = await organiser.ok(`POST /api/v1/events/${event.id}/duplicate`)
    const [copyOfB] = await organiser.ok(`GET /api/v1/events/${copy.id}/ticket-types`)
    expect(typesOf(await organiser.ok(`GET ${pathOf(copy)}`))).toEqual([undefined, [], [], [copyOfB.id]])
    const sold = await event.buyer.send(`POST /api/v1/public/events/${event.slug}/orders`, {
      items: [{ ticketTypeId: c, quantity: 1 }],
      completion: { name: 'Robin', email: 'robin@example.com', ...free },
    })
    expect([sold.status, sold.body.status]).toEqual([201, 'paid'])
  })

  it('name no ticket type that is deleted at the same moment', async () => {
    const types = ['A', 'B'].map((name) => ({ name, priceCents: 0, capacity: 5 }))
    const event = await eventOnSale(organiser, { types })
    const [a = '', b = ''] = event.types
    await save(event, formOf([question('one', { ticketTypeIds: [b] })]))
    const requests = [
      () => save(event, formOf([question('one', { ticketTypeIds: [a, b] })], 1)),
      () => organiser.send(`DELETE /api/v1/ticket-types/${b}`),
    ]
    const [saved, deleted] = await raceOnLock(app, 'inventory', requests)
    // the second one to come finds another form, or no such ticket type
    expect([saved?.status === 200 || saved?.body.code === 'stale', deleted?.status]).toEqual([true, 204])
    const [{ ticketTypeIds }] = (await organiser.ok(`GET ${pathOf(event)}`)).questions
    expect(ticketTypeIds).toEqual(saved?.status === 200 ? [a] : [])
  })
})

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

  it('are asked for the tickets with an add-on that the question is for', async () => {
    const event = await asking([])
    const dinner = await addDinner(organiser, event)
    await save(event, formOf([{ ...diet, ticketTypeIds: [dinner] }], 1))
    const { token, ticket } = await reserveWithDinner(event, dinner)
    const missing = await event.complete(token, free)
    expect([missing.status, codesOf(missing.body)]).toEqual([422, [`body.answers.diet.${ticket} required`]])
    const answers = [{ question: 'diet', ticket, values: ['any'] }]
    const { body } = await event.complete(token, { ...free, answers })
    expect(body).toMatchObject({ status: 'paid', answers, changeableAnswers: [{ question: 'diet', ticket }] })
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
    // the entry names the question, not the answer
    expect((await event.order(token)).timeline.at(-1)).toMatchObject({
      kind: 'answers-changed',
      detail: 'What is diet?',
    })
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
    expect(attendees[0]).toMatch(/,Test,Add-ons,What is source\?,What is fair\?,What is diet\?$/)
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

describe('files', () => {
  const proof = question('proof', { kind: 'file', asked: 'after' })
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
    new Blob([Buffer.from(text, encoding)], { type: 'application/octet-stream' })

  async function ordered() {
    const event = await asking([proof, question('note', { asked: 'after' })])
    const { token, number } = await event.reserve(1)
    await event.complete(token, free)
    const upload = (name: string, file: Blob, of = 'proof') =>
      event.buyer.send(`PUT /api/v1/public/orders/${token}/answers/${of}/file?name=${name}`, file)
    const { id } = await event.order(token)
    const answers = () => organiser.ok(`GET /api/v1/orders/${id}/answers`)
    return { event, token, number, upload, answers }
  }

  it('are stored encrypted, by what they contain, and sent to the team alone, as a download', async () => {
    const { event, upload, answers } = await ordered()
    const { status, body } = await upload('Pass%2Fport.exe', pdfFile('secret'))
    expect([status, body.answerFiles]).toMatchObject([200, [{ name: 'Pass port.pdf', sizeBytes: 24 }]])
    const [{ id }] = body.answerFiles
    const { rows } = await app.db.execute<{ content: string }>(sql`select content from answer_files where id = ${id}`)
    expect(isEncrypted(rows[0]?.content)).toBe(true)
    const file = await organiser.send(`GET /api/v1/answer-files/${id}`)
    expect([file.status, file.body]).toEqual([200, expect.stringContaining('% secret')])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Pass port.pdf"/)
    expect([file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
      'application/octet-stream',
      'nosniff',
    ])
    expect((await (await signUp(app.publicUrl)).send(`GET /api/v1/answer-files/${id}`)).status).toBe(404)
    expect((await event.buyer.send(`GET /api/v1/answer-files/${id}`)).status).toBe(401)
    // a picture is encoded again; the file before it is gone
    expect((await upload('me.png', bytes(onePixel, 'base64'))).body.answerFiles).toMatchObject([{ name: 'me.webp' }])
    expect((await organiser.send(`GET /api/v1/answer-files/${id}`)).status).toBe(404)
    const csv = (await organiser.send(`GET /api/v1/orders/export.csv?event=${event.id}`)).body
    expect(csv).toContain(',me.webp,')
    expect(await answers()).toMatchObject({ answers: [{ question: 'proof' }], files: [{ name: 'me.webp' }] })
  })

  it('are refused when they are not what they say, or not asked, and go with their answer', async () => {
    const { event, token, upload, answers } = await ordered()
    const refused = await upload('me.png', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect([refused.status, codesOf(refused.body)]).toEqual([422, ['body file-unreadable']])
    const asText = await upload('a.pdf', pdfFile('x'), 'note')
    expect(codesOf(asText.body)).toEqual(['body.answers.note not-allowed'])
    const change = (values: string[]) =>
      event.buyer.send(`PUT /api/v1/public/orders/${token}/answers`, { answers: [{ question: 'proof', values }] })
    expect(codesOf((await change(['fil_1'])).body)).toEqual(['body.answers.proof not-allowed'])
    expect(await answers()).toMatchObject({ answers: [], files: [] })
    expect((await upload('a.pdf', pdfFile('x'))).status).toBe(200)
    expect((await change([])).status).toBe(200)
    expect(
      (
        await app.db.execute(sql`select 1 from answer_files f join answers a using (subject_id, question_id)
      where a.event_id = ${event.id}`)
      ).rows,
    ).toEqual([])
    // a checkout that is given up leaves no file behind
    const before = await save(event, formOf([{ ...proof, asked: 'before' }], 1))
    expect(codesOf(before.body)).toEqual(['body.questions.0.asked not-allowed'])
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
