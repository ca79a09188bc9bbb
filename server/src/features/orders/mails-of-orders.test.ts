import { languages } from '@foyer/contract/languages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TaskServices } from '../../jobs/task.ts'
import { smtpMailer } from '../../lib/mail.ts'
import { mails } from '../../schema/mails.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { qrModules, readPdf } from '../../test/pdf.ts'
import type { SmtpStandIn } from '../../test/smtp-stand-in.ts'
import { openSmtp } from '../../test/smtp-stand-in.ts'
import type { Organiser, Visitor } from '../../test/visitor.ts'
import { signUp, visitor } from '../../test/visitor.ts'
import { contentOf } from '../mails/presenter/content.ts'
import { plainText } from '../mails/presenter/plain-text.ts'
import { orderMailKinds } from '../mails/rules.ts'
import { deliverMails } from '../mails/tasks.ts'

let smtp: SmtpStandIn
let house: House
let organiser: Organiser
let buyer: Visitor
let free: { slug: string; type: string }
let paid: { slug: string; type: string }

beforeAll(async () => {
  smtp = await openSmtp()
  house = await openHouse({ SMTP_URL: smtp.url, MAIL_FROM: 'Kasse <kasse@foyer.example>' })
  organiser = await signUp(house.publicUrl)
  buyer = visitor(house.publicUrl)
  await organiser.send(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, {
    name: 'Bühne',
    imprint: { name: 'Bühne e. V.', address: 'Hof 1', email: 'hallo@buehne.example' },
    bank: { holder: 'Bühne e. V.', iban: 'DE89 3704 0044 0532 0130 00' },
  })
  free = await onSale(0)
  paid = await onSale(2500)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await house.db.delete(mails)
  smtp.received.length = 0
  smtp.refuse(undefined)
})

async function onSale(priceCents: number, status = 'On Sale') {
  const { body: event } = await organiser.send('POST /api/v1/events', { title: 'Träume', urlLink: 'www.example.com' })
  await organiser.send(`PATCH /api/v1/events/${event.id}`, { date: '2099-06-01T18:00:00.000Z' })
  const seat = { name: 'Sitz', priceCents, capacity: 1000 }
  const { body: type } = await organiser.send(`POST /api/v1/events/${event.id}/ticket-types`, seat)
  if (status !== 'test') await organiser.send(`PUT /api/v1/events/${event.id}/status`, { status })
  return { slug: event.slug as string, type: type.id as string }
}

interface Wish {
  email?: string
  who?: Visitor
  paymentMethod?: string
  quantity?: number
}

/** Somebody orders in German. @returns what opens the order, and its id */
async function order({ slug, type }: typeof free, wish: Wish = {}) {
  const { email = 'juergen@example.test', who = buyer, paymentMethod = 'free', quantity = 1 } = wish
  const items = [{ ticketTypeId: type, quantity }]
  const { body } = await who.send(`POST /api/v1/public/events/${slug}/orders`, { items, language: 'de' })
  const completion = { name: 'Jürgen Groß', email, paymentMethod }
  const done = await who.send(`POST /api/v1/public/orders/${body.token}/complete`, completion)
  if (done.status !== 200) throw new Error(`the order was refused: ${JSON.stringify(done.body)}`)
  const { body: found } = await organiser.send(`GET /api/v1/orders?q=${body.number}`)
  return { token: body.token as string, number: body.number as string, id: found[0].id as string }
}

const transfer = (wish: Wish = {}) => order(paid, { ...wish, paymentMethod: 'transfer' })
const act = (id: string, action: string, body?: object) => organiser.send(`POST /api/v1/orders/${id}/${action}`, body)
const due = () => house.db.update(mails).set({ nextTryAt: sql`now()` })

async function deliver(): Promise<void> {
  await due()
  await sendDue()
}

async function sendDue(): Promise<void> {
  const mailer = smtpMailer(smtp.url)
  const services: TaskServices = { ...house, mailer, stopping: new AbortController().signal }
  await deliverMails(services).finally(() => mailer.close())
}

/** What the organiser sees of an order's mails. */
async function told(id: string) {
  const { body } = await organiser.send(`GET /api/v1/orders/${id}`)
  const timeline: { kind: string; detail?: string }[] = body.timeline
  return {
    mails: body.mails as { kind: string; state: string; reason?: string }[],
    timeline: timeline.filter(({ kind }) => kind.startsWith('mail-')).map(({ kind, detail }) => [kind, detail]),
  }
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string | undefined) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content ?? new ArrayBuffer(0)))

describe('the confirmation of an order', () => {
  it('has its tickets and the event for the calendar with it, and answers go to the organiser', async () => {
    const { token, number, id } = await order(free, { quantity: 2 })
    await deliver()
    const [{ mail } = { mail: undefined }] = smtp.received
    expect(mail?.subject).toBe('Ihre Tickets: Träume')
    expect(mail?.replyTo).toMatchObject([{ address: 'hallo@buehne.example' }])
    expect(mail?.text).toContain('Hallo Jürgen Groß,')
    expect(mail?.text).toContain(`/de/o/${token}`)
    const [pdf, ics] = mail?.attachments ?? []
    expect(pdf).toMatchObject({ filename: `Tickets ${number}.pdf`, mimeType: 'application/pdf' })
    expect(ics).toMatchObject({ filename: 'Träume.ics', mimeType: 'text/calendar' })
    expect(bytesOf(ics?.content).toString()).toContain('SUMMARY:Träume')
    const { pages, codes } = await readPdf(bytesOf(pdf?.content))
    expect(pages[0]).toContain('Träume')
    const { body: shown } = await buyer.send(`GET /api/v1/public/orders/${token}`)
    expect(codes).toEqual(shown.tickets.map(({ code }: { code: string }) => qrModules(code)))
    expect(await told(id)).toMatchObject({
      mails: [{ kind: 'orderConfirmed', state: 'sent' }],
      timeline: [['mail-sent', 'orderConfirmed']],
    })
  })

  it('is not sent once the order is cancelled; the cancellation is', async () => {
    const { token, id } = await order(free)
    await buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
    await deliver()
    expect(smtp.received.map(({ mail }) => [mail.subject, mail.attachments.length])).toEqual([
      [expect.stringContaining('wurde storniert'), 0],
    ])
    const { mails: written, timeline } = await told(id)
    expect(written).toMatchObject([
      { kind: 'orderConfirmed', state: 'failed', reason: 'overtaken: the order is cancelled' },
      { kind: 'orderCancelled', state: 'sent' },
    ])
    expect(timeline.sort()).toEqual([
      ['mail-failed', 'orderConfirmed'],
      ['mail-sent', 'orderCancelled'],
    ])
  })

  it('says it in its subject when the order is a test', async () => {
    await order(await onSale(0, 'test'), { who: organiser })
    await deliver()
    expect(smtp.received[0]?.mail.subject).toBe('Test: Ihre Tickets: Träume')
    expect(smtp.received[0]?.mail.text).toContain('Testbestellung')
  })

  it('keeps names out of its header lines and files', async () => {
    const { id, number } = await order(free)
    // past every check of the API, as an import or an older version might have left it
    const evil = 'A"\r\nBcc: all@example.test\r\n\r\n../x'
    await house.db.execute(sql`update orders set name = ${evil} where id = ${id}`)
    await house.db.execute(sql`update events set name = ${evil} where slug = ${free.slug}`)
    await act(id, 'resend')
    await deliver()
    await house.db.execute(sql`update events set name = 'Träume' where slug = ${free.slug}`)
    expect(smtp.received).toHaveLength(2)
    for (const { raw, mail } of smtp.received) {
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.attachments.map(({ filename }) => filename)).toEqual([
        `Tickets ${number}.pdf`,
        'A Bcc all@example.test .. x.ics',
      ])
    }
  })
})

describe('when the mail server is away', () => {
  it('all mails go out once it is back, each once', async () => {
    const addresses = ['a@example.test', 'b@example.test', 'c@example.test']
    const ids: string[] = []
    for (const email of addresses) ids.push((await order(free, { email })).id)
    smtp.refuse(451)
    await deliver()
    await deliver()
    expect(await told(ids[0] ?? '')).toMatchObject({
      mails: [{ state: 'queued', reason: expect.stringContaining('451') }],
      timeline: [],
    })
    smtp.refuse(undefined)
    // due once, for both: what one of them has taken is not to be due again for the other
    await due()
    await Promise.all([sendDue(), sendDue()])
    await deliver()
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(addresses)
    for (const id of ids) expect((await told(id)).timeline).toEqual([['mail-sent', 'orderConfirmed']])
  })

  it('the organiser sees that a mail has failed for good, and why', async () => {
    const { id } = await order(free)
    smtp.refuse(550)
    await deliver()
    expect(await told(id)).toMatchObject({
      mails: [{ state: 'failed', reason: expect.stringContaining('mailbox unavailable') }],
      timeline: [['mail-failed', 'orderConfirmed']],
    })
  })
})

describe('what to pay', () => {
  it('is a table with the bank account, the amount and what the transfer must say', async () => {
    const { number } = await transfer()
    await deliver()
    const mail = smtp.received[0]?.mail
    expect(mail?.subject).toBe(`Bitte bezahlen Sie Ihre Bestellung ${number}: Träume`)
    expect(mail?.attachments).toEqual([])
    for (const line of ['IBAN: DE89 3704 0044 0532 0130 00', `Verwendungszweck: ${number}`, 'Betrag: 25,00'])
      expect(mail?.text).toContain(line)
    expect(mail?.html).toMatch(/<th scope="row"[^>]*>IBAN:<\/th><td[^>]*>DE89 3704/)
  })
})

describe('a mail that is sent once more', () => {
  it.each([
    ['pending', [], 'paymentInstructions'],
    ['paid', ['mark-paid'], 'orderConfirmed'],
    ['cancelled', ['cancel'], 'orderCancelled'],
    ['refunded', ['mark-paid', 'refund'], 'orderRefunded'],
  ])('says how the order stands: %s', async (_, actions, kind) => {
    const { id } = await transfer()
    for (const action of actions) await act(id, action, {})
    await house.db.delete(mails)
    const { status, body } = await act(id, 'resend')
    expect(status).toBe(200)
    expect(body.mails).toMatchObject([{ kind, state: 'queued', to: 'juergen@example.test' }])
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'mail-queued', detail: kind, by: 'Ada Example' })
    await deliver()
    expect((await told(id)).mails).toMatchObject([{ kind, state: 'sent' }])
  })

  it('is limited, as is how many orders are mailed to one address', async () => {
    await using strict = await openHouse(
      { LIMITS: 'on', PUBLIC_URL: house.publicUrl },
      { databaseUrl: house.databaseUrl },
    )
    const { id } = await order(free)
    const at = `http://localhost:${strict.port}`
    const cookie = [...organiser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { origin: house.publicUrl, cookie, 'content-type': 'application/json' }
    const send = async (path: string, body?: object) =>
      (await fetch(`${at}/api/v1${path}`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) }))
        .status
    const resent: number[] = []
    for (let times = 0; times < 11; times++) resent.push(await send(`/orders/${id}/resend`))
    expect(resent).toEqual([...Array<number>(10).fill(200), 429])
    const reserved = async () =>
      (
        await buyer.send(`POST /api/v1/public/events/${free.slug}/orders`, {
          items: [{ ticketTypeId: free.type, quantity: 1 }],
        })
      ).body.token
    const wrong = { name: 'R', email: 'victim@example.test', paymentMethod: 'transfer' }
    const refused = `/public/orders/${await reserved()}/complete`
    // nothing is mailed, so nothing counts
    for (let times = 0; times < 25; times++) expect(await send(refused, wrong)).toBe(422)
    const mailed: number[] = []
    for (let times = 0; times < 21; times++) {
      const completion = { name: 'R', email: 'Victim@example.test', paymentMethod: 'free' }
      mailed.push(await send(`/public/orders/${await reserved()}/complete`, completion))
    }
    expect(mailed).toEqual([...Array<number>(20).fill(200), 429])
  })
})

describe('the files of an order', () => {
  const get = async (token: string, file: string) =>
    await fetch(`${house.publicUrl}/api/v1/public/orders/${token}/${file}`)

  it('are given to whoever has its token, and kept by nobody on the way', async () => {
    const { token, number } = await order(free)
    const pdf = await get(token, 'tickets.pdf')
    expect(pdf.status).toBe(200)
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Tickets ${number}.pdf"; filename*=UTF-8''Tickets%20${number}.pdf`,
    })
    expect((await readPdf(Buffer.from(await pdf.arrayBuffer()))).pages).toHaveLength(1)
    const ics = await get(token, 'calendar.ics')
    expect(ics.headers.get('content-disposition')).toBe(
      `attachment; filename="Traume.ics"; filename*=UTF-8''Tr%C3%A4ume.ics`,
    )
    expect(await ics.text()).toContain('BEGIN:VTIMEZONE')
  })

  it('are not there for orders that are not paid, and for no other token', async () => {
    const { token, id } = await transfer()
    expect((await get(token, 'tickets.pdf')).status).toBe(404)
    expect((await get(token, 'calendar.ics')).status).toBe(200)
    await act(id, 'cancel', {})
    expect((await get(token, 'calendar.ics')).status).toBe(404)
    for (const file of ['tickets.pdf', 'calendar.ics'])
      expect((await get(`${token.slice(0, -1)}~`, file)).status).toBe(404)
  })
})

describe.each(orderMailKinds)('%s', (kind) => {
  it.each(languages)('is written in %s without a gap', (language) => {
    const facts = {
      name: 'Zoë',
      number: 'K7WX2M',
      event: 'Fest',
      date: '2031-06-01T18:00:00Z',
      timeZone: 'Europe/Berlin',
      where: 'Hof',
      test: false,
      totalCents: 2500,
      currency: 'EUR',
      dueAt: '2031-05-01T18:00:00Z',
      bank: { holder: 'Bühne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      organiser: 'Bühne',
      link: 'https://foyer.example/o/1',
    }
    const content = contentOf(kind, facts, language, 'https://foyer.example')
    const text = `${content.subject}\n${plainText(content)}`
    expect(text).not.toMatch(/undefined|\{|\}|null|\border\.\w/)
    for (const fact of ['Zoë', 'K7WX2M', 'Fest', 'Hof', facts.link]) expect(text).toContain(fact)
  })
})
