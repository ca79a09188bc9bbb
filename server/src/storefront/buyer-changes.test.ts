import { sql } from 'drizzle-orm'
import type { Email } from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliverMails } from '../features/mails/tasks.ts'
import type { TaskServices } from '../lib/jobs/task.ts'
import { smtpMailer } from '../lib/mail.ts'
import { mailHooks } from '../routes/tasks.ts'
import { mails } from '../schema/mails.ts'
import { startTestApp } from '../test/app.ts'
import type { TestDevice } from '../test/door.ts'
import { makeList, openDevice } from '../test/door.ts'
import { shownText } from '../test/mails.ts'
import { qrModules, readPdf } from '../test/pdf.ts'
import type { EventOnSale } from '../test/scenario.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startSmtpStandIn } from '../test/smtp-stand-in.ts'
import { disposeAfterAll, startTestBed } from '../test/test-bed.ts'
import { hidden, leadsTo } from './test/form.ts'

const smtp = disposeAfterAll(await startSmtpStandIn())
const { app, organiser, buyer } = await startTestBed({ SMTP_URL: smtp.url })
const free = await onSale(0)
const priced = await onSale(2500)
const door = await openDevice(organiser, (await makeList(organiser, free.id)).id)

beforeEach(async () => {
  await app.db.delete(mails)
  smtp.received.length = 0
})

function onSale(priceCents: number): Promise<EventOnSale> {
  return eventOnSale(organiser, { types: [{ name: 'Seat', priceCents, capacity: 500 }] })
}

const orderFree = (details: object = {}) => free.placeOrder({ paymentMethod: 'free', ...details })

/** Completes a free order whose attendees have email addresses. */
async function orderFor(...emails: string[]) {
  const { token } = await free.reserve(emails.length)
  const { tickets } = await free.view(token)
  const attendees = emails.map((email, at) => ({ ticketId: tickets[at].id, name: `Guest ${at}`, email }))
  const { body } = await free.complete(token, { paymentMethod: 'free', attendees })
  return { ...body, token }
}

/** Sends the queued mails. @returns them by the address that they went to */
async function deliver(): Promise<Map<string, Email[]>> {
  const mailer = smtpMailer(smtp.url)
  const services: TaskServices = { ...app, mailer, stopping: new AbortController().signal, progress: () => undefined }
  await deliverMails(services, mailHooks).finally(() => mailer.close())
  const sent = new Map<string, Email[]>()
  for (const { mail, to } of smtp.received) sent.set(to[0] ?? '', [...(sent.get(to[0] ?? '') ?? []), mail])
  return sent
}

const pdfOf = async (path: string) => {
  const response = await fetch(app.publicUrl + path)
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const attachedPdf = async (mail: Email | undefined) => {
  const content = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content
  return await readPdf(new Uint8Array(content as ArrayBuffer))
}

const ticketPathIn = (mail: Email | undefined): string => /\/en\/t\/\w+/.exec(mail?.text ?? '')?.[0] ?? ''

const codesOf = (order: { tickets: { code: string }[] }) => order.tickets.map(({ code }) => code)

const verdictOf = async (device: TestDevice, code: string) => (await device.scan({ code })).verdict

const setBack = (token: string, column: 'placed_at' | 'passed_on_at', minutes: number) =>
  app.db.execute(
    column === 'placed_at'
      ? sql`update orders set placed_at = placed_at - make_interval(mins => ${minutes}) where id = ${idOf(token)}`
      : sql`update tickets set passed_on_at = passed_on_at - make_interval(mins => ${minutes}) where order_id = ${idOf(token)}`,
  )

const idOf = (token: string) => `ord_${token.slice(0, 26)}`

const change = (token: string, body: object) => buyer.send(`PUT /api/v1/public/orders/${token}/details`, body)
const robin = { name: 'Robin' }

describe('the buyer corrects', () => {
  it('names until the event begins, without another code or link', async () => {
    const order = await orderFree({ quantity: 2 })
    const { token, tickets } = order
    const attendees = [{ ticketId: tickets[1].id, name: 'Zoë' }]
    const { body } = await change(token, { name: 'Robin Käufer', attendees })
    expect(body).toMatchObject({ token, name: 'Robin Käufer', tickets: [{}, { name: 'Zoë' }] })
    expect(codesOf(body)).toEqual(codesOf(order))
    expect((await free.order(token)).timeline.at(-1)).toMatchObject({ kind: 'details-changed' })
    const other = (await orderFree()).tickets[0].id
    expect(await change(token, { ...robin, attendees: [{ ticketId: other, name: 'X' }] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.attendees.0.ticketId', code: 'not-allowed' }] },
    })
    expect((await change(token, { name: 'Win at www.evil.example' })).status).toBe(422)
    const past = await onSale(0)
    const { token: late } = await past.placeOrder({ paymentMethod: 'free' })
    await app.db.execute(sql`update events set date = now() - interval '1 minute' where id = ${past.id}`)
    expect((await change(late, { name: 'Late' })).body.code).toBe('transition-refused')
  })

  it('the email address: new codes and a new link, and what the former address has is void', async () => {
    const order = await orderFree({ quantity: 2, email: 'zoe@gmial.com' })
    await deliver()
    smtp.received.length = 0
    const page = await buyer.send(`GET /en/o/${order.token}`)
    expect(page.body).toContain('Did you mean zoe@gmail.com?')
    const { body } = await change(order.token, { ...robin, email: 'zoe@gmail.com' })
    expect(body).toMatchObject({ email: 'zoe@gmail.com', status: 'paid' })
    expect(body.token).not.toBe(order.token)
    expect(body.tickets.map(({ number }: { number: string }) => number)).toEqual(
      order.tickets.map(({ number }: { number: string }) => number),
    )
    for (const code of codesOf(order)) expect(codesOf(body)).not.toContain(code)
    expect(await verdictOf(door, codesOf(order)[0] ?? '')).toBe('replaced')
    expect(await verdictOf(door, codesOf(body)[0] ?? '')).toBe('admitted')
    for (const path of ['', '/tickets.pdf', '/calendar.ics'])
      expect((await buyer.send(`GET /api/v1/public/orders/${order.token}${path}`)).status).toBe(410)
    expect((await buyer.send(`POST /api/v1/public/orders/${order.token}/cancel`)).body.code).toBe('link-replaced')
    const former = await buyer.send(`GET /de/o/${order.token}`)
    expect([former.status, former.body]).toEqual([410, expect.stringContaining('Dieser Link wurde ersetzt')])
    expect(former.body).not.toContain('gmail.com')
    const sent = await deliver()
    const [notice] = sent.get('zoe@gmial.com') ?? []
    expect(notice?.subject).toContain(`The email address of your order ${order.number} was changed`)
    expect(notice?.text).not.toMatch(/\/o\/|gmail\.com/)
    expect(notice?.attachments).toEqual([])
    const [confirmed] = sent.get('zoe@gmail.com') ?? []
    expect(confirmed?.text).toContain(`/en/o/${body.token}`)
    expect((await attachedPdf(confirmed)).codes).toEqual(codesOf(body).map(qrModules))
    expect((await free.order(body.token)).timeline).toContainEqual(
      expect.objectContaining({ kind: 'email-changed', detail: 'zoe@gmial.com → zoe@gmail.com' }),
    )
  })

  it('it with a form, in which a second click leads to the new link too', async () => {
    const { token } = await orderFree()
    const path = `/en/o/${token}/details`
    const { body: page } = await buyer.send(`GET ${path}`)
    const fields = { once: hidden(page, 'once') ?? '', name: 'Robin', email: ' robin@gmail.example ' }
    const wrong = await buyer.form(path, { ...fields, name: '', email: 'robin@' })
    expect(wrong.status).toBe(422)
    for (const said of ['Enter your name.', 'Enter an email address', 'value="robin@"'])
      expect(wrong.body).toContain(said)
    const targets = (await Promise.all([1, 2].map(() => buyer.form(path, fields)))).map(leadsTo)
    expect(new Set(targets).size).toBe(1)
    expect(targets[0]).toMatch(/^\/en\/o\/\w+$/)
    expect((await buyer.send(`GET ${targets[0]}`)).body).toContain('robin@gmail.example')
    expect((await buyer.send(`GET ${path}`)).status).toBe(410)
  })

  it('only one of two addresses that are entered at the same time', async () => {
    const { token } = await orderFree()
    const answers = await Promise.all(['a', 'b'].map((each) => change(token, { ...robin, email: `${each}@x.example` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('the address for an hour, and only until the tickets are downloaded', async () => {
    const email = 'other@example.com'
    const downloaded = await orderFree()
    expect(downloaded.emailChangeableUntil).toBeDefined()
    await pdfOf(`/en/o/${downloaded.token}/tickets.pdf`)
    const late = await orderFree()
    await setBack(late.token, 'placed_at', 61)
    for (const { token } of [downloaded, late]) {
      expect(await free.view(token)).not.toHaveProperty('emailChangeableUntil')
      expect((await change(token, { ...robin, email })).body.code).toBe('transition-refused')
      expect((await change(token, { name: 'Robin B.' })).status).toBe(200)
      const { body: page } = await buyer.send(`GET /en/o/${token}/details`)
      expect(page).not.toContain('name="email"')
      const refused = await buyer.form(`/en/o/${token}/details`, { name: 'Robin', email })
      expect([refused.status, refused.body.includes('can no longer be changed here')]).toEqual([409, true])
    }
  })

  it('the address of an order that awaits a transfer, which gets the instructions', async () => {
    const { token } = await priced.placeOrder({ email: 'wrong@example.com' })
    await change(token, { ...robin, email: 'right@example.com' })
    const sent = await deliver()
    // the instructions that were not sent yet go to the right address only
    expect(sent.get('wrong@example.com')?.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was changed'),
    ])
    expect(sent.get('right@example.com')).toHaveLength(1)
  })
})

describe('an attendee with an email address', () => {
  it('gets a mail and a page with the own ticket only', async () => {
    const order = await orderFor('ann@example.com', 'ben@example.com')
    const sent = await deliver()
    const [first] = sent.get('ann@example.com') ?? []
    expect(sent.get('ben@example.com')).toHaveLength(1)
    expect(first?.subject).toBe('Your ticket: Winter Concert')
    expect(shownText(first?.html)).toContain('Hello Guest 0, Robin has ordered a ticket for you')
    expect(first?.text).toContain(order.tickets[0].number)
    for (const other of [order.tickets[1].number, 'Guest 1', '/o/', 'Total']) expect(first?.text).not.toContain(other)
    const file = await attachedPdf(first)
    expect(file.codes).toEqual([qrModules(codesOf(order)[0] ?? '')])
    expect(file.pages[0]).not.toMatch(/Price|Free/)
    const path = ticketPathIn(first)
    const page = await buyer.send(`GET ${path}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.body).toContain(order.tickets[0].number)
    for (const other of [order.tickets[1].number, 'Guest 1', order.number, '/o/'])
      expect(page.body).not.toContain(other)
    const own = await pdfOf(`${path}/ticket.pdf`)
    expect((await readPdf(own.bytes)).codes).toEqual(file.codes)
    expect((await buyer.send(`GET ${path}/calendar.ics`)).body).toContain('SUMMARY:Winter Concert')
    expect((await buyer.send(`GET ${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`)).status).toBe(404)
    expect((await free.view(order.token)).mail).toBe('sent')
  })

  it('gets it once a transfer has arrived, and learns that it is void when the order is cancelled', async () => {
    const { token } = await priced.reserve()
    const [{ id }] = (await priced.view(token)).tickets
    await priced.complete(token, { attendees: [{ ticketId: id, name: '', email: 'cem@example.com' }] })
    expect((await deliver()).has('cem@example.com')).toBe(false)
    await priced.act(token, 'mark-paid')
    const [ticket] = (await deliver()).get('cem@example.com') ?? []
    expect(ticket?.text).not.toMatch(/Hello|25\.00/)
    smtp.received.length = 0
    await priced.act(token, 'refund', {})
    const [notice] = (await deliver()).get('cem@example.com') ?? []
    expect(notice?.subject).toBe('Your ticket is no longer valid: Winter Concert')
    expect(notice?.text).not.toContain('25.00')
    expect((await buyer.send(`GET ${ticketPathIn(ticket)}`)).body).toContain('This ticket was cancelled.')
    expect((await pdfOf(`${ticketPathIn(ticket)}/ticket.pdf`)).status).toBe(404)
  })

  it('whose address the buyer corrects is replaced: the ticket gets a new code, and both get mails', async () => {
    const order = await orderFor('typo@example.com', 'ben@example.com')
    const [former] = (await deliver()).get('typo@example.com') ?? []
    smtp.received.length = 0
    const ticketId = order.tickets[0].id
    const fixed = await change(order.token, {
      ...robin,
      attendees: [{ ticketId, name: 'Ann', email: 'ann@example.com' }],
    })
    expect(fixed.body.token).toBe(order.token)
    const sent = await deliver()
    expect([...sent.keys()].sort()).toEqual(['ann@example.com', 'robin@example.com', 'typo@example.com'])
    const now = codesOf(fixed.body)
    expect([now[0] === codesOf(order)[0], now[1] === codesOf(order)[1]]).toEqual([false, true])
    expect((await attachedPdf(sent.get('ann@example.com')?.[0])).codes).toEqual([qrModules(now[0] ?? '')])
    expect((await attachedPdf(sent.get('robin@example.com')?.[0])).codes).toEqual(now.map(qrModules))
    expect((await buyer.send(`GET ${ticketPathIn(former)}`)).status).toBe(410)
  })

  it('can be entered in the checkout form, which says what is wrong with an address', async () => {
    const { token } = await free.reserve()
    const [{ id }] = (await free.view(token)).tickets
    const path = `/en/e/${free.slug}/checkout/${token}`
    const fields = { name: 'Robin', email: 'robin@example.com', do: 'order', [`attendee.${id}`]: 'Ann' }
    const wrong = await buyer.form(path, { ...fields, [`attendee-email.${id}`]: 'ann@' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain(`href="#attendee-email.${id}">Ticket 1: enter an email address`)
    expect(wrong.body).toContain('value="ann@"')
    leadsTo(await buyer.form(path, { ...fields, [`attendee-email.${id}`]: ' ann@example.com' }))
    expect((await free.view(token)).tickets).toMatchObject([{ name: 'Ann', email: 'ann@example.com' }])
  })
})

describe('a ticket that is passed on', () => {
  const passOn = (token: string, ticket: string, holder: object = { name: 'Dana', email: 'dana@example.com' }) =>
    buyer.send(`POST /api/v1/public/orders/${token}/tickets/${ticket}/pass-on`, holder)

  it('has a new code, which only the new holder gets', async () => {
    const order = await orderFree({ quantity: 2 })
    await deliver()
    smtp.received.length = 0
    const { body } = await passOn(order.token, order.tickets[0].id)
    expect(body.tickets[0]).toMatchObject({ name: 'Dana', email: 'dana@example.com', mayPassOn: true })
    expect(body.tickets[0]).not.toHaveProperty('code')
    expect(body.tickets[1].code).toBe(codesOf(order)[1])
    expect(await verdictOf(door, codesOf(order)[0] ?? '')).toBe('replaced')
    const own = await readPdf((await pdfOf(`/en/o/${order.token}/tickets.pdf`)).bytes)
    expect(own.codes).toEqual([qrModules(codesOf(order)[1] ?? '')])
    const [mail] = (await deliver()).get('dana@example.com') ?? []
    expect(mail?.subject).toBe('A ticket for you: Winter Concert')
    expect(mail?.text).toContain('Robin has passed a ticket from')
    const { body: ticket } = await buyer.send(`GET /api/v1/public/tickets/${ticketPathIn(mail).slice(6)}`)
    expect((await attachedPdf(mail)).codes).toEqual([qrModules(ticket.code)])
    expect(await verdictOf(door, ticket.code)).toBe('admitted')
    const page = (await buyer.send(`GET /en/o/${order.token}`)).body
    expect(page).toContain('Passed on to Dana, ')
    expect(page).not.toContain(ticket.code)
    expect((await free.order(order.token)).timeline).toContainEqual(
      expect.objectContaining({ kind: 'passed-on', detail: `${ticket.number}: Dana (dana@example.com)` }),
    )
  })

  it('can be corrected for an hour, until it is downloaded; the former address learns of it', async () => {
    const { token, tickets } = await orderFree()
    const { id } = tickets[0]
    await passOn(token, id)
    const [first] = (await deliver()).get('dana@example.com') ?? []
    expect((await passOn(token, id)).status).toBe(200)
    expect(await mailCount()).toBe(0)
    smtp.received.length = 0
    await passOn(token, id, { name: 'Dana', email: 'dana@example.org' })
    const sent = await deliver()
    expect(sent.get('dana@example.com')?.map(({ subject }) => subject)).toEqual([
      'Your ticket is no longer valid: Winter Concert',
    ])
    expect((await buyer.send(`GET ${ticketPathIn(first)}`)).body).toContain('This link has been replaced')
    const [second] = sent.get('dana@example.org') ?? []
    await pdfOf(`${ticketPathIn(second)}/ticket.pdf`)
    expect((await passOn(token, id, { name: 'E', email: 'e@example.org' })).body.code).toBe('transition-refused')
    const kept = await orderFree()
    await passOn(kept.token, kept.tickets[0].id)
    await setBack(kept.token, 'passed_on_at', 61)
    expect((await passOn(kept.token, kept.tickets[0].id, { name: 'E', email: 'e@example.org' })).status).toBe(409)
    expect(
      (await change(kept.token, { ...robin, attendees: [{ ticketId: kept.tickets[0].id, name: 'X' }] })).status,
    ).toBe(422)
  })

  it('has one new holder when two are entered at the same time, with a form or without', async () => {
    const { token, tickets } = await orderFree()
    const { id } = tickets[0]
    const path = `/en/o/${token}/pass-on`
    const wrong = await buyer.form(path, { ticket: id, name: '', email: 'x' })
    expect([wrong.status, wrong.body.includes('Enter your name.')]).toEqual([422, true])
    expect((await buyer.form(path, { ticket: 'tic_other', name: 'A', email: 'a@example.com' })).status).toBe(404)
    expect(leadsTo(await buyer.form(path, { ticket: id, name: 'A', email: 'a@example.com' }))).toBe(`/en/o/${token}`)
    await setBack(token, 'passed_on_at', 61)
    const refused = await buyer.form(path, { ticket: id, name: 'B', email: 'b@example.com' })
    expect([refused.status, refused.body.includes('can no longer be passed on here')]).toEqual([409, true])
    const race = await orderFree()
    const [raced] = race.tickets
    const holders = ['a', 'b', 'c'].map((name) => ({ name, email: `${name}@race.example` }))
    await Promise.all(holders.map((holder) => passOn(race.token, raced.id, holder)))
    const { tickets: after } = await free.view(race.token)
    const sent = await deliver()
    const current = holders.filter(({ email }) => email === after[0].email)
    const valid: string[] = []
    for (const { email } of holders)
      for (const mail of sent.get(email) ?? []) {
        const { status } = await buyer.send(`GET ${ticketPathIn(mail) || '/none'}`)
        if (status === 200) valid.push(email)
      }
    expect(valid).toEqual(current.map(({ email }) => email))
  })

  it('is none that is not paid for, was used, is of another order, or changed hands too often', async () => {
    const unpaid = await priced.placeOrder()
    expect((await passOn(unpaid.token, unpaid.tickets[0].id)).body.code).toBe('transition-refused')
    const used = await orderFree()
    await door.scan({ code: codesOf(used)[0] ?? '' })
    expect((await passOn(used.token, used.tickets[0].id)).body.code).toBe('transition-refused')
    expect((await passOn(used.token, unpaid.tickets[0].id)).status).toBe(404)
    const { token, tickets } = await orderFree()
    const answers = []
    for (let n = 0; n < 11; n += 1)
      answers.push((await passOn(token, tickets[0].id, { name: 'A', email: `a${n}@example.com` })).status)
    expect(answers).toEqual([...Array(10).fill(200), 409])
  })

  it('is rate-limited by order and by address', async () => {
    await using strict = await startTestApp({ LIMITS: 'on' }, { databaseUrl: app.databaseUrl })
    const answers = []
    const orders = [
      await orderFree({ quantity: 10 }),
      await orderFree({ quantity: 10 }),
      await orderFree({ quantity: 2 }),
    ]
    const all = orders.flatMap(({ token, tickets }) => tickets.map(({ id }: { id: string }) => ({ token, id })))
    for (const { token, id } of all) {
      const response = await fetch(`${strict.publicUrl}/api/v1/public/orders/${token}/tickets/${id}/pass-on`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: strict.publicUrl },
        body: JSON.stringify({ name: 'V', email: 'victim@example.com' }),
      })
      answers.push(response.status)
    }
    expect(answers).toEqual([...Array(20).fill(200), 429, 429])
  })
})

const mailCount = async () =>
  (await app.db.execute<{ count: number }>(sql`select count(*)::int as count from mails where state = 'queued'`))
    .rows[0]?.count
