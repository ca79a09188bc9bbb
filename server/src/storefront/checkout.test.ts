import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { testClient } from '../test/client.ts'
import type { EventOnSale } from '../test/scenario.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { formKey, hidden, leadsTo } from './test/form.ts'

const { app, organiser, buyer } = await startTestBed()

const choice = ({ types }: EventOnSale, many: string | number, at = 0) => ({ [`quantity.${types[at]}`]: String(many) })

/** Chooses as the script does: with a key. @returns where the form of the order is */
const reserve = async (sale: EventOnSale, many: string | number = 1, once: string = randomUUID()) =>
  leadsTo(await buyer.form(`/en/e/${sale.slug}`, { once, ...choice(sale, many) }))

const get = async (path: string) => await buyer.send(`GET ${path}`)

const orders = async (sale: EventOnSale) =>
  (
    await app.db.execute<{ status: string }>(sql`select status from orders where event_id = ${sale.id} order by id`)
  ).rows.map(({ status }) => status)

const details = { name: 'Zoë Käufer', email: 'zoe@example.com', do: 'order' }
const bank = { holder: 'Kulturhaus', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }

describe('selecting tickets', () => {
  it('without a script has one more step, which adds an idempotency key: posting it again leads to the same order', async () => {
    const sale = await eventOnSale(organiser)
    const path = `/de/e/${sale.slug}`
    const twice = await Promise.all([1, 2].map(() => buyer.form(path, { once: '', ...choice(sale, 2) })))
    const [step = '', again] = twice.map(leadsTo)
    expect(again).toBe(step)
    expect(await orders(sale)).toEqual([])
    const { body, headers } = await get(step)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toContain('<option value="2" selected="">')
    const once = hidden(body, 'once') ?? ''
    expect(once).toMatch(/^[\w-]{30,}$/)
    const posts = await Promise.all([1, 2, 3].map(() => buyer.form(path, { once, ...choice(sale, 2) })))
    const places = posts.map(leadsTo)
    expect(new Set(places).size).toBe(1)
    expect(places[0]).toMatch(new RegExp(`^/de/e/${sale.slug}/checkout/\\w+$`))
    expect(await orders(sale)).toEqual(['reserved'])
  })

  it('again after the order is completed asks first, and does not open that order', async () => {
    const sale = await eventOnSale(organiser)
    leadsTo(await buyer.form(await reserve(sale, 1, formKey), { ...details, email: 'back@example.com' }))
    const { status, body } = await buyer.form(`/en/e/${sale.slug}`, { once: formKey, ...choice(sale, 1) })
    expect([status, body]).toEqual([409, expect.stringContaining('You’ve already ordered these tickets.')])
    expect(body).not.toMatch(/\/(o|checkout)\/\w{20}/)
    expect(await reserve(sale, 1, hidden(body, 'once'))).toContain('/checkout/')
    expect(await orders(sale)).toEqual(['paid', 'reserved'])
  })

  it('with a key that strangers may send too has the step that adds one', async () => {
    const sale = await eventOnSale(organiser)
    expect(await reserve(sale, 1, 'k')).toBe(`/en/e/${sale.slug}/choice?quantity.${sale.types[0]}=1`)
    expect(await orders(sale)).toEqual([])
  })

  it('again after going back, and with the key of another browser, makes another order', async () => {
    const sale = await eventOnSale(organiser)
    const first = await reserve(sale, 1, formKey)
    expect(await reserve(sale, 2, formKey)).not.toBe(first)
    const again = { once: formKey, ...choice(sale, 1) }
    expect(leadsTo(await buyer.form(`/en/e/${sale.slug}`, again, { 'user-agent': 'Browser 2' }))).not.toBe(first)
  })

  it.each([
    ['nothing', '0', 422, 'Choose at least one ticket.'],
    ['fewer than none', '-1', 422, 'Seat: choose at least 1, or none.'],
    ['a part of one', '1.5', 422, 'Seat: choose at least 1, or none.'],
    ['words', 'two', 422, 'Seat: choose at least 1, or none.'],
    ['more than an order may have', '11', 422, 'Seat: choose no more than 10.'],
    ['more than anything may have', '2147483648', 422, 'Seat: choose no more than 10.'],
    ['more than there are', '8', 409, 'Seat: only 5 left.'],
  ])('%s is said at the field and above, and nothing is held', async (_, many, status, said) => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 5 }] })
    const answer = await buyer.form(`/en/e/${sale.slug}`, { once: formKey, ...choice(sale, many) })
    expect(answer.status).toBe(status)
    expect(answer.body).toContain('<title>Error: ')
    expect(answer.body).toMatch(/<div class="problems" role="alert" tabindex="-1" autofocus=""/)
    expect(answer.body).toContain(`href="#quantity.${sale.types[0]}">${said}</a>`)
    if (many !== '0') {
      expect(answer.body).toContain(`id="quantity.${sale.types[0]}-problem">${said}`)
      expect(answer.body).toContain('aria-invalid="true"')
    }
    expect(await orders(sale)).toEqual([])
  })

  it('beyond the limit for all types together is refused with a message', async () => {
    const many = { priceCents: 0, capacity: 500, maxPerOrder: 100 }
    const sale = await eventOnSale(organiser, { types: [1, 2, 3].map((row) => ({ ...many, name: `Row ${row}` })) })
    const fields = Object.assign({ once: formKey }, ...[0, 1, 2].map((at) => choice(sale, 70, at)))
    const { status, body } = await buyer.form(`/en/e/${sale.slug}`, fields)
    expect([status, body.includes('Choose no more than 200 tickets in total.')]).toEqual([422, true])
    expect(await orders(sale)).toEqual([])
  })

  it('of a hidden or unknown type, or of another event, is refused like a deleted one', async () => {
    const sale = await eventOnSale(organiser, {
      types: [
        { name: 'Seat', priceCents: 0, capacity: 5 },
        { name: 'Secret', priceCents: 0, capacity: 5, hidden: true },
      ],
    })
    const foreign = await eventOnSale(organiser)
    for (const id of [sale.types[1], foreign.types[0], 'tkt_nothing', '<script>']) {
      const answer = await buyer.form(`/en/e/${sale.slug}`, { once: formKey, [`quantity.${id}`]: '1' })
      expect(answer.status).toBe(422)
      expect(answer.body).toContain('One of the tickets you chose is no longer available.')
      expect(answer.body).not.toContain('Secret')
    }
    expect(await orders(sale)).toEqual([])
  })

  it('that are not on sale yet, or no longer, is refused with the reason', async () => {
    const later = await eventOnSale(organiser, {
      types: [{ name: 'Later', priceCents: 0, capacity: 5, salesFrom: '2099-01-01T11:00:00Z' }],
    })
    const early = await buyer.form(`/en/e/${later.slug}`, { once: formKey, ...choice(later, 1) })
    expect([early.status, early.body.includes('Later isn’t on sale right now.')]).toEqual([409, true])
    const closed = await eventOnSale(organiser, { status: 'Closed' })
    const late = await buyer.form(`/en/e/${closed.slug}`, { once: formKey, ...choice(closed, 1) })
    expect([late.status, late.body.includes('Ticket sales are closed.')]).toEqual([409, true])
    const test = await eventOnSale(organiser, { status: 'test' })
    expect((await buyer.form(`/en/e/${test.slug}`, { once: formKey, ...choice(test, 1) })).status).toBe(404)
    expect((await organiser.form(`/en/e/${test.slug}`, { once: formKey, ...choice(test, 1) })).status).toBe(303)
  })

  it('accepts only forms, from its own pages, up to a size limit', async () => {
    const sale = await eventOnSale(organiser)
    const path = `/fr/e/${sale.slug}`
    const fields = { once: formKey, ...choice(sale, 1) }
    const answers = [
      await buyer.form(path, fields, { origin: 'https://evil.example' }),
      await buyer.form(path, fields, { origin: 'null' }),
      await buyer.send(`POST ${path}`, fields),
      await buyer.form(path, { ...fields, more: 'x'.repeat(70_000) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 415, 413])
    for (const { body } of answers) expect(body).toContain('<html lang="fr"')
    expect(await orders(sale)).toEqual([])
  })

  it('is rate-limited by IP address in the API', async () => {
    const sale = await eventOnSale(organiser)
    const strict = await startTestApp({ LIMITS: 'on' }, { databaseUrl: app.databaseUrl })
    const ask = () => sale.requestReservation(1, { buyer: testClient(strict.publicUrl) })
    await app.db.execute(sql`delete from rate_limits`)
    expect((await ask()).status).toBe(201)
    await app.db.execute(sql`update rate_limits set count = 600`)
    expect((await ask()).status).toBe(429)
    await strict[Symbol.asyncDispose]()
    expect(await orders(sale)).toEqual(['reserved'])
  })

  it('is rate-limited by IP address in the form', async () => {
    const strict = await startTestApp({ LIMITS: 'on' }, { databaseUrl: app.databaseUrl })
    await app.db.execute(sql`update rate_limits set count = 0`)
    const person = testClient(strict.publicUrl)
    expect((await person.form('/en/e/nothing', {})).status).toBe(404)
    await app.db.execute(sql`update rate_limits set count = 600`)
    const { status, headers, body } = await person.form('/en/e/nothing', {})
    await strict[Symbol.asyncDispose]()
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(body).toContain('Too many requests')
  })
})

describe('the checkout', () => {
  it('still works when the address of the event changes', async () => {
    const sale = await eventOnSale(organiser)
    const form = await reserve(sale)
    const slug = `renamed-${sale.slug}`
    await organiser.send(`PATCH /api/v1/events/${sale.id}`, { slug })
    const there = form.replace(sale.slug, slug)
    expect(leadsTo(await get(form))).toBe(there)
    expect((await get(there)).status).toBe(200)
    expect(leadsTo(await buyer.form(form, { ...details, email: 'ada@example.com' }))).toMatch(/^\/en\/o\//)
  })

  it('shows the items, the end of the hold, the seller, and that the order must be paid', async () => {
    const sale = await eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 1550, taxRateBp: 700, capacity: 50 }],
      team: { bank },
    })
    const path = await reserve(sale, 2)
    const { status, headers, body } = await get(path.replace('/en/', '/de/'))
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-cache',
      'same-origin',
    ])
    expect(body).toMatch(/Ihre Tickets sind bis \d\d:\d\d\u00a0Uhr\u00a0MEZ reserviert\./)
    expect(body).toContain('2 × Seat')
    expect(body.replaceAll('\u00a0', ' ')).toContain('31,00 €')
    expect(body).toMatch(/<input type="radio" id="method"[^>]* name="method" checked="" value="transfer"/)
    expect(body).toMatch(/Uferstraße 12.*Deshalb besteht kein Widerrufsrecht \(Art.*Zahlungspflichtig bestellen/s)
    expect((await get(path.replace('/en/', '/fr/'))).body).toMatch(/pas de droit de rétractation \(.*<button/s)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).toMatch(/data-timer="(89\d|900)"/)
  })

  it('completes a free order, once however often it is posted, and then redirects to the order page', async () => {
    const sale = await eventOnSale(organiser)
    const path = await reserve(sale, 2)
    const form = (await get(path)).body
    expect(form).not.toContain('withdrawal')
    const [, ticket = ''] = /name="(attendee\.[^"]+)"/.exec(form) ?? []
    const answers = await Promise.all([1, 2].map(() => buyer.form(path, { ...details, [ticket]: ' Ada ' })))
    const [place = '', again] = answers.map(leadsTo)
    expect([again, leadsTo(await buyer.form(path, details)), leadsTo(await get(path))]).toEqual([place, place, place])
    expect(await orders(sale)).toEqual(['paid'])
    const { body } = await get(place)
    expect(body).toContain('<dd>Ada</dd>')
    const { rows } = await app.db.execute(sql`select count(*)::int as n from mails where "to" = ${details.email}`)
    expect(rows).toEqual([{ n: 1 }])
  })

  it.each([
    [{ name: '' }, 'name', 'Enter your name.'],
    [{ name: 'x'.repeat(201) }, 'name', 'Use 200 characters or fewer.'],
    [{ name: 'You won! https://evil.example/win' }, 'name', 'Enter a name without a web address.'],
    [{ name: 'a\u0000b' }, 'name', 'Use a single line of text, without invisible characters.'],
    [{ email: '' }, 'email', 'Enter an email address, such as name@example.com.'],
    [{ email: 'zoe@example.com\nBcc: all@example.com' }, 'email', 'Enter an email address, such as name@example.com.'],
    [{ email: '\r\nzoe@example.com' }, 'email', 'Enter an email address, such as name@example.com.'],
    [{ method: '' }, 'method', 'Choose how you want to pay.'],
    [{ method: 'bitcoin' }, 'method', 'Choose how you want to pay.'],
    [{ method: 'card' }, 'method', 'This payment method is no longer available. Choose another one.'],
    [{ method: 'free' }, 'method', 'This payment method is no longer available. Choose another one.'],
  ])('with %o says so at the field and above, and keeps what was typed', async (wrong, field, said) => {
    const sale = await eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 900, capacity: 5 }],
      team: { bank },
    })
    const path = await reserve(sale)
    const { status, body } = await buyer.form(path, { ...details, method: 'transfer', ...wrong })
    expect(status).toBe(422)
    expect(body).toContain(`<a href="#${field}">${said}</a>`)
    expect(body).toContain(`id="${field}-problem">${said}`)
    expect(body).toMatch(new RegExp(`aria-describedby="${field}-problem[ "]`))
    if (field !== 'name') expect(body).toContain('value="Zoë Käufer"')
    if (field !== 'email') expect(body).toContain('value="zoe@example.com"')
    expect(await orders(sale)).toEqual(['reserved'])
  })

  it('names the ticket whose name is invalid', async () => {
    const sale = await eventOnSale(organiser)
    const path = await reserve(sale, 2)
    const fields = [...(await get(path)).body.matchAll(/name="(attendee\.[^"]+)"/g)].map(([, name]) => name as string)
    for (const [typed, said] of [
      ['x'.repeat(201), 'Ticket 2: enter a name of up to 200 characters on one line, or leave it empty.'],
      ['выигрыш.рф', 'Ticket 2: enter a name without a web address.'],
    ]) {
      const { status, body } = await buyer.form(path, { ...details, [fields[1] ?? '']: typed ?? '' })
      expect(status).toBe(422)
      expect(body).toContain(`<a href="#${fields[1]}">${said}`)
    }
  })

  it('extends the hold once, and keeps the typed text', async () => {
    const path = await reserve(await eventOnSale(organiser))
    const typed = { ...details, do: 'extend' }
    const first = await buyer.form(path, typed)
    expect(first.status).toBe(200)
    expect(first.body).toContain('Your tickets are now reserved until')
    expect(first.body).toContain('value="Zoë Käufer"')
    expect(first.body).not.toContain('value="extend"')
    expect((await buyer.form(path, typed)).body).toContain('You’ve already extended your reservation')
  })

  it('releases the tickets, and shows that the order has ended', async () => {
    const sale = await eventOnSale(organiser)
    const path = await reserve(sale, 3)
    expect(leadsTo(await buyer.form(path, { do: 'cancel' }))).toBe(`/en/e/${sale.slug}`)
    expect(await orders(sale)).toEqual(['cancelled'])
    const over = await get(path)
    expect(over.status).toBe(410)
    expect(over.body).toContain(`/en/e/${sale.slug}/choice?quantity.${sale.types[0]}=3`)
    expect((await buyer.form(path, details)).status).toBe(410)
    expect(await orders(sale)).toEqual(['cancelled'])
  })

  it('extends the hold only for a person with an email address', async () => {
    const path = await reserve(await eventOnSale(organiser))
    const { status, body } = await buyer.form(path, { ...details, email: '', do: 'extend' })
    expect(status).toBe(422)
    expect(body).toContain('id="email-problem">Enter an email address, such as name@example.com.')
    expect(body).toContain('value="Zoë Käufer"')
    expect(body).toContain('value="extend"')
  })

  it('is not found for an invalid token', async () => {
    const path = await reserve(await eventOnSale(organiser))
    const token = path.split('/').at(-1) ?? ''
    const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')
    for (const wrong of [path.replace(token, forged), '/en/o/abc', `/en/o/${forged}/cancel`]) {
      const { status, body } = await get(wrong)
      expect([wrong, status]).toEqual([wrong, 404])
      expect(body).toContain('There’s no order at this address.')
    }
  })
})

describe('the order page', () => {
  const finish = async (sale: EventOnSale, fields: Record<string, string> = {}) =>
    leadsTo(await buyer.form(await reserve(sale, 2), { ...details, ...fields }))

  it('of a paid order has tickets with codes, is never cached, and cancels the order in two steps', async () => {
    const sale = await eventOnSale(organiser)
    const path = await finish(sale)
    const { status, headers, body } = await get(path)
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'same-origin',
    ])
    expect(body.match(/<svg class="qr"/g)).toHaveLength(2)
    expect(body.match(/<strong>[\dA-Z]{4}-[\dA-Z]{4}</g)).toHaveLength(2)
    expect(body).toContain(`href="${path}/tickets.pdf"`)
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect((await get(`${path}/calendar.ics`)).body).toContain('BEGIN:VEVENT')
    expect((await get(`${path}/tickets.pdf`)).headers.get('content-type')).toBe('application/pdf')
    const question = await get(`${path}/cancel`)
    expect(question.body).toContain('This can’t be undone.')
    expect(await orders(sale)).toEqual(['paid'])
    expect((await buyer.form(`${path}/cancel`, {}, { origin: 'https://evil.example' })).status).toBe(403)
    for (const _ of [1, 2]) expect(leadsTo(await buyer.form(`${path}/cancel`, {}))).toBe(path)
    const after = await get(path)
    expect(after.body).toContain('This order was cancelled')
    expect(after.body).not.toContain('class="qr"')
    expect(await orders(sale)).toEqual(['cancelled'])
  })

  it('of an order that awaits a transfer has the bank details, and can be cancelled until it expires', async () => {
    const sale = await eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 900, capacity: 50 }],
      team: { bank },
    })
    const path = await finish(sale, { method: 'transfer' })
    const { body } = await get(path.replace('/en/', '/fr/'))
    expect(body).toContain('DE89 3704 0044 0532 0130 00')
    expect(body).toContain('COBADEFFXXX')
    expect(body).toMatch(/18,00.€<button[^>]* data-copy="18"/)
    expect(body).toMatch(/<dt>Référence<\/dt><dd>[\dA-Z]{4}-[\dA-Z]{4}<button/)
    expect(body).toContain('aria-label="Code QR avec les informations du virement"')
    expect(body).toMatch(/<button type="button" class="copy" data-copy="DE89370400440532013000"[^>]* hidden="">/)
    expect((await get(`${path}/cancel`)).body).toContain('If you’ve already made the transfer')
    const kept = await organiser.send(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, { bank: null })
    expect(kept.body).toMatchObject({ status: 409, errors: [{ path: 'body.bank', code: 'bank-needed' }] })
    await app.db.execute(sql`update orders set due_at = now() - interval '1 second' where event_id = ${sale.id}`)
    await app.db.execute(sql`update orders set status = 'expired' where event_id = ${sale.id}`)
    expect((await get(path)).body).toContain('This order has expired')
    const refused = await buyer.form(`${path}/cancel`, {})
    expect([refused.status, /<title>You can no longer cancel this order/.test(refused.body)]).toEqual([409, true])
  })

  it('says what became of the mail, and without a mail server to save the page or the tickets', async () => {
    const sale = await eventOnSale(organiser, {
      types: [0, 900].map((priceCents) => ({ name: `${priceCents}`, priceCents, capacity: 50 })),
      team: { bank },
    })
    const form = await reserve(sale, 1)
    expect((await get(form)).body).toContain('So that the organiser can reach you. We can’t send emails at the moment.')
    const free = leadsTo(await buyer.form(form, details))
    const unmailed = await get(free)
    expect(unmailed.body).toContain('We can’t send emails at the moment. Save this page or download your tickets now.')
    expect(unmailed.body).not.toMatch(/emailed|by email/)
    const paid = leadsTo(await buyer.form(`/en/e/${sale.slug}`, { once: formKey, ...choice(sale, 1, 1) }))
    const transfer = leadsTo(await buyer.form(paid, { ...details, method: 'transfer' }))
    expect((await get(transfer)).body).toContain('you’ll find your tickets here once your payment has arrived')
    for (const [change, said] of [
      [sql`update mails set state = 'queued'`, 'We’re sending an email to zoe@example.com.'],
      [sql`update mails set state = 'sent'`, 'We’ve emailed zoe@example.com.'],
      [sql`update mails set state = 'failed'`, 'to zoe@example.com couldn’t be delivered. Save this page or download'],
      [sql`delete from mails`, '<p class="soft">Keep this page’s address to yourself'],
    ] as const) {
      await app.db.execute(change)
      const { body } = await get(free)
      expect([body.includes(said), body.includes('role="note"')]).toEqual([true, said.includes('couldn’t')])
    }
  })

  it('of an order that is not completed redirects to the checkout', async () => {
    const path = await reserve(await eventOnSale(organiser))
    expect(leadsTo(await get(`/en/o/${path.split('/').at(-1)}`))).toBe(path)
  })

  it('of a test order says that its tickets are not valid for entry', async () => {
    const sale = await eventOnSale(organiser, { status: 'test' })
    const path = leadsTo(await organiser.form(`/en/e/${sale.slug}`, { once: formKey, ...choice(sale, 1) }))
    expect((await get(leadsTo(await buyer.form(path, details)))).body).toContain('Its tickets aren’t valid for entry.')
  })
})
