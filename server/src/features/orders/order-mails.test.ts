import { languages } from '@foyer/contract/languages'
import { attendeeMailKinds, orderMailKinds } from '@foyer/contract/mail-kinds'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TaskServices } from '../../lib/jobs/task.ts'
import { smtpMailer } from '../../lib/mail.ts'
import { mailHooks } from '../../routes/tasks.ts'
import { mails } from '../../schema/mails.ts'
import { startTestApp } from '../../test/app.ts'
import { cookieHeader } from '../../test/client.ts'
import { shownText } from '../../test/mails.ts'
import { orderFacts } from '../../test/order-facts.ts'
import { qrModules, readPdf } from '../../test/pdf.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale, imprint } from '../../test/scenario.ts'
import { startSmtpStandIn } from '../../test/smtp-stand-in.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { deliverMails } from '../mails/tasks.ts'
import { contentOf } from '../mails/templates/content.ts'
import { plainText } from '../mails/templates/plain-text.ts'

const smtp = disposeAfterAll(await startSmtpStandIn())
const { app, organiser, buyer } = await startTestBed({ SMTP_URL: smtp.url, MAIL_FROM: 'Kasse <kasse@foyer.example>' })
await organiser.ok(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, { name: 'Bühne' })
const free = await onSale(0)
const paid = await onSale(2500)
beforeEach(async () => {
  await app.db.delete(mails)
  smtp.received.length = 0
  smtp.refuse(undefined)
})

function onSale(priceCents: number, status: 'test' | 'On Sale' = 'On Sale') {
  const types = [{ name: 'Sitz', priceCents, capacity: 1000 }]
  return eventOnSale(organiser, { title: 'Träume', types, status })
}

/** Orders in German. */
const order = (sale: EventOnSale, details: Parameters<EventOnSale['placeOrder']>[0] = {}) =>
  sale.placeOrder({
    language: 'de',
    name: 'Jürgen Groß',
    email: 'juergen@example.test',
    paymentMethod: 'free',
    ...details,
  })
const transfer = () => order(paid, { paymentMethod: 'transfer' })

const due = () => app.db.update(mails).set({ nextTryAt: sql`now()` })

async function deliver(): Promise<void> {
  await due()
  await sendDue()
}

async function sendDue(): Promise<void> {
  const mailer = smtpMailer(smtp.url)
  const services: TaskServices = { ...app, mailer, stopping: new AbortController().signal, progress: () => undefined }
  await deliverMails(services, mailHooks).finally(() => mailer.close())
}

/** The mails and the timeline of an order, as the organiser sees them. */
async function mailsAndTimeline(sale: EventOnSale, token: string) {
  const order = await sale.order(token)
  const timeline: { kind: string; detail?: string }[] = order.timeline
  return {
    mails: order.mails as { kind: string; state: string; reason?: string }[],
    timeline: timeline.filter(({ kind }) => kind.startsWith('mail-')).map(({ kind, detail }) => [kind, detail]),
  }
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string | undefined) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content ?? new ArrayBuffer(0)))

describe('the confirmation of an order', () => {
  it('has the tickets and a calendar file attached, and the organiser as Reply-To', async () => {
    const { token, number } = await order(free, { quantity: 2 })
    await deliver()
    const [{ mail } = { mail: undefined }] = smtp.received
    expect(mail?.subject).toBe('Ihre Tickets: Träume')
    expect(mail?.from).toEqual({ name: 'Bühne via Foyer', address: 'kasse@foyer.example' })
    expect(mail?.replyTo).toMatchObject([{ address: imprint.email }])
    expect(shownText(mail?.html)).toContain(' Bühne Hallo Jürgen Groß,')
    expect(shownText(mail?.html)).toMatch(/^Fr\., 20\. Nov\. 2099, 19:30 Uhr MEZ · https:\/\/www\.example\.com/)
    for (const line of [imprint.name, ...imprint.address.split('\n'), imprint.email])
      expect(mail?.text?.split('\n-- \n')[1]).toContain(line)
    expect(mail?.text).toContain('Hallo Jürgen Groß,')
    expect(mail?.text).toContain(`/de/o/${token}`)
    const { tickets } = await free.view(token)
    for (const { number: each } of tickets)
      expect(mail?.text).toMatch(new RegExp(`Ticket \\d: ${each} · .* · Jürgen Groß\n`))
    const [pdf, ics] = mail?.attachments ?? []
    expect(pdf).toMatchObject({ filename: `Tickets ${number}.pdf`, mimeType: 'application/pdf' })
    expect(ics).toMatchObject({ filename: 'Träume.ics', mimeType: 'text/calendar' })
    const calendar = bytesOf(ics?.content).toString()
    expect(calendar).toContain('SUMMARY:Träume')
    expect(calendar.replaceAll('\r\n ', '')).toContain(`/de/o/${token}`)
    expect(calendar).toContain('METHOD:PUBLISH')
    const { pages, codes } = await readPdf(bytesOf(pdf?.content))
    expect(pages[0]).toContain('Träume')
    const { body: shown } = await buyer.send(`GET /api/v1/public/orders/${token}`)
    expect(codes).toEqual(shown.tickets.map(({ code }: { code: string }) => qrModules(code)))
    expect(await mailsAndTimeline(free, token)).toMatchObject({
      mails: [{ kind: 'orderConfirmed', state: 'sent' }],
      timeline: [['mail-sent', 'orderConfirmed']],
    })
  })

  it('is not sent after the order is cancelled; the cancellation is sent', async () => {
    const { token } = await order(free)
    await buyer.send(`POST /api/v1/public/orders/${token}/cancel`)
    await deliver()
    expect(smtp.received.map(({ mail }) => [mail.subject, mail.attachments.length])).toEqual([
      [expect.stringContaining('wurde storniert'), 0],
    ])
    const { mails: written, timeline } = await mailsAndTimeline(free, token)
    expect(written).toMatchObject([
      { kind: 'orderConfirmed', state: 'failed', reason: 'overtaken: the order is cancelled' },
      { kind: 'orderCancelled', state: 'sent' },
    ])
    expect(timeline.sort()).toEqual([
      ['mail-failed', 'orderConfirmed'],
      ['mail-sent', 'orderCancelled'],
    ])
  })

  it('of a test order has a test note in subject and text', async () => {
    await order(await onSale(0, 'test'), { buyer: organiser })
    await deliver()
    expect(smtp.received[0]?.mail.subject).toBe('Test: Ihre Tickets: Träume')
    expect(smtp.received[0]?.mail.text).toContain('Testbestellung')
  })

  it('has no line breaks of user input in its headers and file names', async () => {
    const { token, number } = await order(free)
    // past every check of the API, as an import or an older version might have left it
    const evil = 'A"\r\nBcc: all@example.test\r\n\r\n../x'
    await app.db.execute(sql`update orders set name = ${evil} where number = ${number}`)
    await app.db.execute(sql`update events set name = ${evil} where slug = ${free.slug}`)
    await free.act(token, 'resend')
    await deliver()
    await app.db.execute(sql`update events set name = 'Träume' where slug = ${free.slug}`)
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

describe('what was bought', () => {
  it('is in the payment instructions and in the confirmation: lines, prices, names, taxes, seller, times', async () => {
    const types = [
      { name: 'Standard', priceCents: 2500, taxRateBp: 700, capacity: 10 },
      { name: 'Förderer', priceCents: 10_000, taxRateBp: 1900, capacity: 10 },
      { name: 'Kind', priceCents: 0, taxRateBp: 700, capacity: 10 },
    ]
    const changes = { endsAt: '2099-11-20T22:00:00Z', venue: 'Kleine Bühne', city: 'Freiburg' }
    const sale = await eventOnSale(organiser, { title: 'Träume', types, changes })
    const { token, number } = await sale.reserve([2, 1, 1], { language: 'de' })
    const { tickets } = await sale.view(token)
    const attendees = [{ ticketId: tickets[1].id, name: 'Zoë مسرح' }]
    expect((await sale.complete(token, { attendees })).status).toBe(200)
    await deliver()
    await sale.act(token, 'mark-paid', {})
    await deliver()
    expect(smtp.received.map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining('Bitte bezahlen'),
      'Ihre Tickets: Träume',
    ])
    for (const { mail } of smtp.received) {
      const text = mail.text?.replaceAll('\u00a0', ' ')
      expect(text).toContain(`Veranstaltung: Träume
Wann: Fr., 20. Nov. 2099, 19:30–23:00 Uhr MEZ
Wo: Kleine Bühne, Freiburg
Bestellung: ${number}
Verkauft von: Kulturhaus e. V., Uferstraße 12, 79100 Freiburg

2 × Standard: 50,00 €
  je 25,00 €, inkl. 7 % MwSt.
  Zoë مسرح
1 × Förderer: 100,00 €
  inkl. 19 % MwSt.
1 × Kind: Kostenlos
Gesamt: 150,00 €
inkl. 7 % MwSt.: 3,27 €
inkl. 19 % MwSt.: 15,97 €

Die Tickets gelten für eine Freizeitveranstaltung an einem festen Termin. Deshalb besteht kein Widerrufsrecht`)
      expect(shownText(mail.html)).toContain('2 × Standard je 25,00 €, inkl. 7 % MwSt. Zoë مسرح 50,00 €')
    }
  })

  it('names the code of the order, and the prices without it', async () => {
    const types = [{ name: 'Standard', priceCents: 2500, taxRateBp: 700, capacity: 10 }]
    const sale = await eventOnSale(organiser, { title: 'Träume', types })
    const code = { code: 'FREUNDE', effect: { kind: 'percent', bp: 2000 } }
    await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, code)
    const { token } = await sale.reserve(2, { language: 'de', code: 'freunde' })
    await sale.complete(token)
    await deliver()
    expect(smtp.received[0]?.mail.text?.replaceAll('\u00a0', ' ')).toContain(`2 × Standard: 40,00 €
  statt 50,00 €, je 20,00 €, inkl. 7 % MwSt.
Gesamt: 40,00 €
Code: FREUNDE
inkl. 7 % MwSt.: 2,62 €`)
  })

  it('of a free order has no word about withdrawal', async () => {
    await order(free)
    await deliver()
    expect(smtp.received[0]?.mail.text).toContain('Gesamt: Kostenlos')
    expect(smtp.received[0]?.mail.text).not.toContain('Widerruf')
  })

  it('mails about one order are one conversation', async () => {
    const { token } = await transfer()
    await paid.act(token, 'mark-paid', {})
    await paid.act(token, 'resend')
    await transfer()
    await deliver()
    const parents = smtp.received.map(({ mail }) => [mail.inReplyTo, mail.references])
    expect(new Set(parents.map(String)).size).toBe(2)
    expect(parents[0]).toEqual([expect.stringMatching(/^<ord_\w{26}@foyer\.example>$/), parents[0]?.[0]])
  })
})

describe('the calendar file of a cancellation', () => {
  const calendars = () =>
    smtp.received.flatMap(({ mail }) => mail.attachments.map(({ content }) => bytesOf(content).toString()))

  it('takes the event out of the calendar, once the last order of the buyer is cancelled', async () => {
    const sale = await onSale(0)
    const [first, second] = [await order(sale), await order(sale, { email: 'Juergen@example.test' })]
    await order(sale, { email: 'other@example.test' })
    await app.db.delete(mails)
    await buyer.send(`POST /api/v1/public/orders/${first.token}/cancel`)
    await deliver()
    expect(smtp.received).toHaveLength(1)
    expect(calendars()).toEqual([])
    await buyer.send(`POST /api/v1/public/orders/${second.token}/cancel`)
    await deliver()
    expect(calendars()).toHaveLength(1)
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'ORGANIZER;CN="Bühne":MAILTO:kontakt@kulturhaus.example'])
      expect(calendars()[0]?.toLowerCase()).toContain(line.toLowerCase())
    expect(calendars()[0]).toMatch(/UID:evt_\w+@localhost/)
  })
})

describe('while the SMTP server is unavailable', () => {
  it('mails wait, and each is sent once when it is available again', async () => {
    const addresses = ['a@example.test', 'b@example.test', 'c@example.test']
    const tokens: string[] = []
    for (const email of addresses) tokens.push((await order(free, { email })).token)
    smtp.refuse(451)
    await deliver()
    await deliver()
    expect(await mailsAndTimeline(free, tokens[0] ?? '')).toMatchObject({
      mails: [{ state: 'queued', reason: expect.stringContaining('451') }],
      timeline: [],
    })
    smtp.refuse(undefined)
    // due once, for both: what one of them has taken is not to be due again for the other
    await due()
    await Promise.all([sendDue(), sendDue()])
    await deliver()
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(addresses)
    for (const token of tokens)
      expect((await mailsAndTimeline(free, token)).timeline).toEqual([['mail-sent', 'orderConfirmed']])
  })

  it('a mail that it refused has failed for good, and the organiser sees the reason', async () => {
    const { token } = await order(free)
    smtp.refuse(550)
    await deliver()
    expect(await mailsAndTimeline(free, token)).toMatchObject({
      mails: [{ state: 'failed', reason: expect.stringContaining('mailbox unavailable') }],
      timeline: [['mail-failed', 'orderConfirmed']],
    })
  })
})

describe('payment instructions', () => {
  it('are a table with the bank account, the amount and the reference', async () => {
    const { number } = await transfer()
    await deliver()
    const mail = smtp.received[0]?.mail
    expect(mail?.subject).toBe(`Bitte bezahlen Sie Ihre Bestellung ${number}: Träume`)
    // the picture of the GiroCode, which the HTML shows and which is no file of its own
    expect(mail?.attachments).toMatchObject([{ mimeType: 'image/png', disposition: 'inline', contentId: '<qr-code>' }])
    for (const line of ['IBAN: DE89 3704 0044 0532 0130 00', `Verwendungszweck: ${number}`, 'Betrag: 25,00'])
      expect(mail?.text).toContain(line)
    expect(mail?.html).toMatch(/<th scope="row"[^>]*>IBAN:<\/th><td[^>]*>DE89 3704/)
    expect(mail?.html).toMatch(/^<!DOCTYPE html PUBLIC/)
    expect(mail?.html).not.toContain('rel="preload"')
  })
})

describe('a mail that the organiser sends again', () => {
  it.each([
    ['pending', [], 'paymentInstructions'],
    ['paid', ['mark-paid'], 'orderConfirmed'],
    ['cancelled', ['cancel'], 'orderCancelled'],
    ['refunded', ['mark-paid', 'refund'], 'orderRefunded'],
  ])('says how the order stands: %s', async (_, actions, kind) => {
    const { token } = await transfer()
    for (const action of actions) await paid.act(token, action, {})
    await app.db.delete(mails)
    const { status, body } = await paid.act(token, 'resend')
    expect(status).toBe(200)
    expect(body.mails).toMatchObject([{ kind, state: 'queued', to: 'juergen@example.test' }])
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'mail-queued', detail: kind, by: 'Ada Example' })
    await deliver()
    expect((await mailsAndTimeline(paid, token)).mails).toMatchObject([{ kind, state: 'sent' }])
  })

  it('is rate-limited, as are the orders that are mailed to one address', async () => {
    await using strict = await startTestApp(
      { LIMITS: 'on', PUBLIC_URL: app.publicUrl },
      { databaseUrl: app.databaseUrl },
    )
    const { id } = await free.order((await order(free)).token)
    const at = `http://localhost:${strict.port}`
    const headers = {
      origin: app.publicUrl,
      cookie: cookieHeader(organiser.cookies),
      'content-type': 'application/json',
    }
    const send = async (path: string, body?: object) =>
      (await fetch(`${at}/api/v1${path}`, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) }))
        .status
    const resent: number[] = []
    for (let times = 0; times < 11; times++) resent.push(await send(`/orders/${id}/resend`))
    expect(resent).toEqual([...Array<number>(10).fill(200), 429])
    const wrong = { name: 'R', email: 'victim@example.test', paymentMethod: 'transfer' }
    const refused = `/public/orders/${(await free.reserve()).token}/complete`
    // nothing is mailed, so nothing counts
    for (let times = 0; times < 25; times++) expect(await send(refused, wrong)).toBe(422)
    const mailed: number[] = []
    for (let times = 0; times < 21; times++) {
      const completion = { name: 'R', email: 'Victim@example.test', paymentMethod: 'free' }
      mailed.push(await send(`/public/orders/${(await free.reserve()).token}/complete`, completion))
    }
    expect(mailed).toEqual([...Array<number>(20).fill(200), 429])
  })
})

describe('the files of an order', () => {
  const get = async (token: string, file: string) =>
    await fetch(`${app.publicUrl}/api/v1/public/orders/${token}/${file}`)

  it('are returned for its token, and no cache stores them', async () => {
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

  it('are not found for a wrong token; the tickets are not found before the order is paid', async () => {
    const { token } = await transfer()
    expect((await get(token, 'tickets.pdf')).status).toBe(404)
    expect((await get(token, 'calendar.ics')).status).toBe(200)
    await paid.act(token, 'cancel', {})
    expect((await get(token, 'calendar.ics')).status).toBe(404)
    for (const file of ['tickets.pdf', 'calendar.ics'])
      expect((await get(`${token.slice(0, -1)}~`, file)).status).toBe(404)
  })
})

describe.each(orderMailKinds)('%s', (kind) => {
  it.each(languages)('is written in %s without a gap', (language) => {
    const facts = {
      ...orderFacts,
      bank: { holder: 'Bühne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
      refunds: [{ method: 'transfer', amountCents: 2500 }] as const,
      documents: [{ id: 'inv_1', kind: 'credit-note', number: 'RE-1', grossCents: -2500 }] as const,
      buyer: 'Robin',
      ticket: { type: 'Seat', number: 'T7WX-2M3N', name: 'Zoë' },
    }
    const content = contentOf(kind, facts, language, 'https://foyer.example')
    const text = `${content.subject}\n${plainText(content)}`
    expect(text).not.toMatch(/undefined|\{|\}|null|\border\.\w/)
    const isToAttendee = attendeeMailKinds.some((each) => each === kind)
    for (const fact of ['Zoë', isToAttendee ? 'T7WX-2M3N' : 'K7WX2M', 'Fest', 'Hof']) expect(text).toContain(fact)
    expect(text.includes(facts.link)).toBe(kind !== 'emailCorrected' && kind !== 'ticketVoid')
    if (language === 'fr') expect(text).not.toMatch(/[^\u00a0]:\s/)
    if (language === 'de') {
      // the first sentence continues the greeting
      expect(plainText(content)).toMatch(/^Hallo Zoë,\n\n(?:[a-zäöü]|Ihre? |Sie |Robin |Bühne )/)
      const unnamed = contentOf(kind, { ...facts, name: '' }, language, 'https://foyer.example')
      if (isToAttendee) expect(plainText(unnamed)).toMatch(/^[A-ZÄÖÜ]/)
    }
  })
})
