import type { OrderQuestion } from '@foyer/contract/order-questions'
import { describe, expect, it } from 'vitest'
import { mailText } from '../test/mails.ts'
import { addDinner, codesOf, diet, formOf, question, reserveWithDinner, source, which } from '../test/order-form.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { pdfFile } from '../test/zora.ts'
import { formKey, leadsTo } from './test/form.ts'

const { app, organiser } = await startTestBed()

async function asking(questions: OrderQuestion[], types?: object[]) {
  const event = await eventOnSale(organiser, types && { types })
  await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, formOf(questions))
  return event
}
const free = { paymentMethod: 'free' }

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
    // in the language of the page, not of the order
    const inEnglish = await buyer.form(path.replace('/de/', '/en/'), robin)
    expect(inEnglish.body).toContain('“Diet” needs an answer.')
    const own = leadsTo(await buyer.form(path, { ...robin, [ofOrder]: 'Plakat', [radio]: 'other', [ofOther]: 'Nüsse' }))
    const order = (await buyer.send(`GET ${own}`)).body
    for (const text of ['Plakat', 'other', 'Nüsse']) expect(order).toContain(`<dd class="lines">${text}</dd>`)
    expect(order).toContain(`href="${own}/answers">Antworten ändern</a>`)
  })

  it('list errors in the order of the form: ticket by ticket, with the name before the answers', async () => {
    const event = await asking([])
    const form = { ...formOf([diet, { ...source, required: true }], 1), attendees: { name: 'required', email: 'off' } }
    await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, form)
    const { token } = await event.reserve(2)
    const refused = await event.buyer.form(`/fr/e/${event.slug}/checkout/${token}`, { ...robin, name: '' })
    const texts = [...refused.body.matchAll(/<li><a href="#[^"]+">(.*?)<\/a>/g)].map(([, text]) => text)
    const plain = texts.map((text) => text.replaceAll('\u00a0', ' ').replace(/<[^>]+>/g, ''))
    expect(plain).toEqual([
      'Saisissez votre nom.',
      'Répondez à « What is source? ».',
      ...[1, 2].flatMap((number) => [
        `Billet ${number} : saisissez le nom du participant.`,
        `Billet ${number} : répondez à « What is diet? ».`,
      ]),
    ])
    expect(refused.body).toContain('">Répondez à «\u00a0What is diet?\u00a0».</p>')
  })

  it('ask about an add-on only for the tickets that have it', async () => {
    const event = await asking([])
    const dinner = await addDinner(organiser, event)
    const form = formOf([{ ...diet, ticketTypeIds: [dinner] }], 1)
    await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, form)
    const { token, ticket } = await reserveWithDinner(event, dinner)
    const field = `answer.diet.${ticket}`
    const path = `/en/e/${event.slug}/checkout/${token}`
    const page = (await event.buyer.send(`GET ${path}`)).body
    expect([...new Set(places(page))]).toEqual([field])
    const own = leadsTo(await event.buyer.form(path, { ...robin, [field]: 'other' }))
    expect((await event.buyer.send(`GET ${own}`)).body).toContain('<dd class="lines">other</dd>')
  })

  it('ask about an add-on that is bought later at its checkout; the answers are kept and changed with the order of its ticket', async () => {
    const event = await asking([])
    const { buyer } = event
    const dinner = await addDinner(organiser, event, 1000)
    const about = { ...diet, ticketTypeIds: [dinner] }
    const form = formOf([question('note', { per: 'ticket' }), about, which], 1)
    await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, form)
    const { token, tickets } = await event.placeOrder({ quantity: 2, ...free })
    const ticket = tickets[1].id
    const items = [{ ticketId: ticket, addOns: [{ ticketTypeId: dinner, quantity: 1 }] }]
    const { token: later } = await buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, { items })
    expect(await event.view(later)).toMatchObject({ form: { questions: [about, which] }, addsToTickets: [{}, {}] })
    expect(codesOf((await event.complete(later)).body)).toEqual([`body.answers.diet.${ticket} required`])
    const path = `/en/e/${event.slug}/checkout/${later}`
    expect((await buyer.send(`GET ${path}`)).body).toContain('Ticket 2, Seat + Dinner')
    const refused = await buyer.form(path, robin)
    expect(refused.body).toContain(`href="#answer.diet.${ticket}">Ticket 2: `)
    const answers = [{ question: 'diet', ticket, values: ['any'] }]
    expect((await event.complete(later, { answers })).body).toMatchObject({ answers, changeableAnswers: [] })
    const main = await event.view(token)
    const asked = main.changeableAnswers.map((each: { question: string }) => each.question)
    expect([main.answers, asked]).toEqual([answers, ['note', 'note', 'diet', 'which']])
    expect((await buyer.send(`GET /en/o/${token}`)).body).toContain('<dd class="lines">any</dd>')
    const changed = [
      { question: 'diet', ticket, values: ['other'] },
      { question: 'which', ticket, values: ['No nuts'] },
    ]
    const { body } = await buyer.send(`PUT /api/v1/public/orders/${token}/answers`, { answers: changed })
    expect(body.answers).toHaveLength(2)
    const counted = async () => {
      const { questions } = await organiser.ok(`GET /api/v1/events/${event.id}/answers`)
      const found = await organiser.ok(`GET /api/v1/events/${event.id}/attendees?answer=diet:other`)
      const { body: csv } = await organiser.send(`GET /api/v1/events/${event.id}/attendees/export.csv`)
      return [questions.map((each: { answered: number }) => each.answered), found.length, csv.includes('No nuts')]
    }
    expect(await counted()).toEqual([[0, 1, 1], 1, true])
    await event.act(later, 'cancel', {})
    // the kitchen cooks for those who come
    expect(await counted()).toEqual([[0, 0, 0], 0, false])
    const { changeableAnswers } = await event.view(token)
    expect(changeableAnswers.map((each: { question: string }) => each.question)).toEqual(['note', 'note'])
  })

  it('ask once per order about an add-on, at the checkout of the first order that has it', async () => {
    const event = await asking([])
    const { buyer } = event
    const [dinner, party] = [await addDinner(organiser, event, 1000), await addDinner(organiser, event, 1000)]
    const guests = question('guests', { required: true, ticketTypeIds: [dinner] })
    const table = question('table', { ticketTypeIds: [dinner, party] })
    const form = formOf([question('source'), guests, table], 1)
    await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, form)
    const { token, tickets } = await event.placeOrder({ quantity: 2, ...free })
    const later = async (at: number, ticketTypeId: string) => {
      const items = [{ ticketId: tickets[at].id, addOns: [{ ticketTypeId, quantity: 1 }] }]
      return (await buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, { items })).token
    }
    const first = await later(0, dinner)
    expect(await event.view(first)).toMatchObject({ form: { questions: [guests, table] } })
    expect(codesOf((await event.complete(first)).body)).toEqual(['body.answers.guests required'])
    const checkout = `/en/e/${event.slug}/checkout/${first}`
    expect(places((await buyer.send(`GET ${checkout}`)).body)).toEqual(['answer.guests', 'answer.table'])
    // the answer is that of the order of the tickets
    const answers = [{ question: 'guests', values: ['Two of us'] }]
    expect((await event.complete(first, { answers })).status).toBe(200)
    expect(await event.view(token)).toMatchObject({ answers })
    expect((await buyer.send(`GET /en/o/${token}`)).body).toContain('<dd class="lines">Two of us</dd>')
    // no answer yet: asked again
    expect((await event.view(await later(1, dinner))).form.questions).toEqual([table])
    expect((await event.view(await later(1, party))).form.questions).toEqual([table])
    // not asked in an order without either
    const { form: ofNext } = await event.view((await event.reserve(1)).token)
    expect(ofNext.questions).toHaveLength(3)
  })

  it('ask about an add-on that is bought later by what was answered with its ticket', async () => {
    const event = await asking([])
    const dinner = await addDinner(organiser, event, 1000)
    const comes = question('comes', { kind: 'yes-no', required: true })
    const whenComing = { question: 'comes', anyOf: ['yes'] }
    const guests = question('guests', { required: true, ticketTypeIds: [dinner], shownWhen: whenComing })
    const never = question('never', { ticketTypeIds: [dinner], shownWhen: { question: 'comes', anyOf: ['no'] } })
    const form = formOf([comes, guests, never, diet, { ...which, ticketTypeIds: [dinner] }], 1)
    await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, form)
    const { token } = await event.reserve(2)
    const [anyDiet, otherDiet] = (await event.view(token)).tickets.map(({ id }: { id: string }) => id)
    const answers = [
      { question: 'comes', values: ['yes'] },
      { question: 'diet', ticket: anyDiet, values: ['any'] },
      { question: 'diet', ticket: otherDiet, values: ['other'] },
    ]
    await event.complete(token, { ...free, answers })
    const addOns = [{ ticketTypeId: dinner, quantity: 1 }]
    const items = [anyDiet, otherDiet].map((ticketId) => ({ ticketId, addOns }))
    const { token: later } = await event.buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, { items })
    expect(places((await event.buyer.send(`GET /en/e/${event.slug}/checkout/${later}`)).body)).toEqual([
      'answer.guests',
      `answer.which.${otherDiet}`,
    ])
    expect(codesOf((await event.complete(later)).body)).toEqual([
      'body.answers.guests required',
      `body.answers.which.${otherDiet} required`,
    ])
    const given = [
      { question: 'guests', values: ['Two'] },
      { question: 'which', ticket: otherDiet, values: ['No nuts'] },
    ]
    expect((await event.complete(later, { answers: given })).status).toBe(200)
    expect((await event.view(token)).answers).toHaveLength(5)
  })

  it('change the answers that can be changed, with the error at the field', async () => {
    const age = question('age', { kind: 'number', max: 120, asked: 'after', required: true })
    const event = await asking([source, age])
    const { buyer } = event
    const { token } = await event.reserve(1)
    await event.complete(token, free)
    expect((await buyer.send(`GET /en/o/${token}`)).body).toContain('still needs an answer from you')
    const path = `/en/o/${token}/answers`
    expect(await mailText(app, robin.email, 'orderConfirmed')).toMatch(
      new RegExp(`still needs an answer from you:\\s+Answer the questions:\\s+http\\S+${path}\\s`),
    )
    expect(places((await buyer.send(`GET ${path}`)).body)).toEqual(['answer.source', 'answer.age'])
    const refused = await buyer.form(path, { 'answer.age': '130' })
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.stringContaining('id="answer.age-problem">Enter at most 120 for “What is age?”.'),
    ])
    expect(leadsTo(await buyer.form(path, { 'answer.age': ' 30,5 ' }))).toBe(`/en/o/${token}`)
    expect((await event.view(token)).answers).toEqual([{ question: 'age', values: ['30.5'] }])
  })

  it('ask for missing answers only where the answer to another question asks for them, as the email does', async () => {
    const event = await asking([diet, { ...which, asked: 'after' }])
    const order = async (meal: string) => {
      const { token } = await event.reserve(1)
      const [{ id: ticket }] = (await event.view(token)).tickets
      await event.complete(token, { ...free, answers: [{ question: 'diet', ticket, values: [meal] }] })
      const page = (await event.buyer.send(`GET /en/o/${token}`)).body
      const mail = await mailText(app, robin.email, 'orderConfirmed')
      return [page, mail].map((text) => text.includes('still needs an answer from you'))
    }
    expect(await order('any')).toEqual([false, false])
    expect(await order('other')).toEqual([true, true])
  })

  it('show the answers of an order that awaits approval, and lead to the form for what the team decides by', async () => {
    const proof = question('proof', { kind: 'file', asked: 'after', required: true })
    const types = [{ name: 'Student', priceCents: 500, capacity: 10, needsApproval: true }]
    const event = await asking([source, proof], types)
    const { buyer } = event
    const { token } = await event.reserve(1)
    const given = [{ question: 'source', values: ['A poster'] }]
    const requested = await event.complete(token, { paymentMethod: undefined, answers: given })
    expect(requested.body.status).toBe('requested')
    const own = `/en/o/${token}`
    const page = (await buyer.send(`GET ${own}`)).body
    expect(page).toContain('<dd class="lines">A poster</dd>')
    expect(page).toContain('still needs an answer from you')
    expect(page).toContain(`href="${own}/answers"`)
    expect(await mailText(app, robin.email, 'approvalRequested')).toContain(`${own}/answers`)
    const form = new FormData()
    form.set('answer.proof', pdfFile('x'), 'Card.pdf')
    await buyer.send(`POST ${own}/answers`, await new Response(form).blob())
    const answered = (await buyer.send(`GET ${own}`)).body
    expect(answered).toContain('<dd class="lines">Card.pdf</dd>')
    expect(answered).not.toContain('still needs an answer from you')
    await event.act(token, 'decline', {})
    expect((await buyer.send(`GET ${own}`)).body).not.toContain('Card.pdf')
  })

  it('send files with the other answers in one form, with the error at the field', async () => {
    const event = await asking([
      question('proof', { kind: 'file', asked: 'after' }),
      question('note', { asked: 'after' }),
    ])
    const { token } = await event.reserve(1)
    await event.complete(token, free)
    const path = `/de/o/${token}/answers`
    expect((await event.buyer.send(`GET ${path}`)).body).toContain('encType="multipart/form-data"')
    const post = async (file: Blob, more: Record<string, string> = {}) => {
      const form = new FormData()
      form.set('answer.note', 'Bis dann')
      form.set('answer.proof', file, 'Ausweis.pdf')
      for (const [name, value] of Object.entries(more)) form.set(name, value)
      return await event.buyer.send(`POST ${path}`, await new Response(form).blob())
    }
    const refused = await post(new Blob(['nothing']))
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.stringContaining('Die Datei bei „What is proof?“ ist weder ein PDF noch ein lesbares Bild.'),
    ])
    expect(refused.body).toContain('value="Bis dann"')
    expect((await post(new Blob(['x'.repeat(22_000_000)]))).body).toContain('höchstens 10')
    const own = leadsTo(await post(pdfFile('x')))
    expect((await event.buyer.send(`GET ${own}`)).body).toContain('<dd class="lines">Ausweis.pdf</dd>')
    expect((await event.buyer.send(`GET ${path}`)).body).toContain('Gespeichert: Ausweis.pdf.')
    const form = new FormData()
    form.set('remove.answer.proof', 'yes')
    await event.buyer.send(`POST ${path}`, await new Response(form).blob())
    expect((await event.view(token)).answers).toEqual([])
  })
})
