import { languages } from '@foyer/contract/languages'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { cookieHeader } from '../../test/client.ts'
import { faultsOf } from '../../test/factur-x/validate.ts'
import { documentFacts, issueInvoices, invoiceSettings as settings } from '../../test/invoices.ts'
import { mailsTo, mailText } from '../../test/mails.ts'
import { missingGlyphs, overlappingTexts, readPdf } from '../../test/pdf.ts'
import { eventOnSale, robin } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { unzip } from '../bank-statements/service/unzip.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'
import { sweeps } from '../privacy/commands/sweeps.ts'
import { issueNextDocuments } from './commands/issue-documents.ts'
import { invoiceDrawing } from './pdf/invoice-pdf.ts'
import { invoiceMailHooks } from './service/mail-hooks.ts'

const { app, organiser, buyer } = await startTestBed()
const team = organiser.me.lastTeam ?? ''
const settingsPath = `/api/v1/teams/${team}/invoice-settings`
const address = {
  company: 'شركة الأمل & Söhne',
  name: 'Robin',
  street: 'شارع النيل 2',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE987654321',
}
await organiser.ok(`PUT ${settingsPath}`, settings)
const sale = await eventOnSale(organiser, {
  types: [{ name: 'Concert', priceCents: 1190, taxRateBp: 1900, capacity: 500 }],
})

const work = () => issueInvoices(app)

async function paidOrder(quantity = 2) {
  const { token } = await sale.placeOrder({ quantity })
  await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, address)
  await sale.act(token, 'mark-paid')
  return token
}

const invoicing = (token: string) => buyer.ok(`GET /api/v1/public/orders/${token}/invoicing`)

describe('the invoice of an order', () => {
  it.each(languages)('has no text over another one in %s, however long its labels are', async (language) => {
    const issuedAt = '2026-11-24T10:00:00Z'
    const facts = documentFacts({ language })
    const pdf = await invoiceDrawing.draw({ facts, xml: '<x/>', issuedAt })
    expect(await overlappingTexts(pdf)).toEqual([])
  })

  it.each([
    ['en', '€8.4033'],
    ['fr', '8,4033'],
  ] as const)('names the price of one ticket without tax, as French law requires, in %s', async (language, unitNet) => {
    const facts = documentFacts({ language })
    const pdf = await invoiceDrawing.draw({ facts, xml: '<x/>', issuedAt: '2026-11-24T10:00:00Z' })
    expect((await readPdf(pdf)).pages[0]).toContain(unitNet)
  })

  it('numbers its pages, if it has several', async () => {
    const [line] = documentFacts().lines
    const pagesOf = async (lines: number) => {
      const facts = documentFacts({
        lines: Array.from({ length: lines }, () => ({ ...line, name: 'Parkett' })) as never,
      })
      return (await readPdf(await invoiceDrawing.draw({ facts, xml: '<x/>', issuedAt: '2026-11-24T10:00:00Z' }))).pages
    }
    const pages = await pagesOf(60)
    expect(pages.map((page) => /RE-2026-00042 · (\d \/ \d)/.exec(page)?.[1])).toEqual(['1 / 3', '2 / 3', '3 / 3'])
    expect((await pagesOf(2)).join()).not.toContain('1 / 1')
  })

  it('has the whole names of recipient and seller, however long they are, and one price from a small business', async () => {
    const { seller, buyer } = documentFacts()
    const company = 'Süddeutsche Gesellschaft für Wasserstraßenbau und Schifffahrtswesen '.repeat(3).trim()
    const legalDetails = `${'Geschäftsführerin: Annegret Schäfer. '.repeat(5)}HRB 12345`
    const facts = documentFacts({
      regime: 'small-business',
      language: 'de',
      seller: { ...seller, legalDetails },
      buyer: { ...buyer, company, name: 'Robin Doe '.repeat(12).trim(), extra: 'Gebäude C' },
    })
    const pdf = await invoiceDrawing.draw({ facts, xml: '<x/>', issuedAt: '2026-11-24T10:00:00Z' })
    const [page] = (await readPdf(pdf)).pages
    expect(page).toContain(company)
    expect(page).toContain('Gebäude C Hauptstraße 1 10115 Berlin')
    expect(page).toContain(legalDetails)
    expect(page).toContain('Bezeichnung Anzahl Einzelpreis Betrag')
    expect(page).not.toMatch(/netto|MwSt/i)
    expect(await overlappingTexts(pdf)).toEqual([])
  })

  it('is issued once the order is paid, and can be downloaded by its buyer and by the team', async () => {
    const { token } = await sale.placeOrder({ quantity: 2 })
    await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, address)
    await work()
    expect(await invoicing(token)).toMatchObject({ ask: 'wanted', documents: [], changeable: true, address })
    await sale.act(token, 'mark-paid')
    await work()
    const { documents, changeable } = await invoicing(token)
    expect(documents).toMatchObject([{ kind: 'invoice', grossCents: 2380, ready: true }])
    expect(changeable).toBe(false)
    const [{ id, number }] = documents
    const path = `${app.publicUrl}/api/v1/public/orders/${token}/invoices/${id}/document.pdf`
    const pdf = Buffer.from(await (await fetch(path)).arrayBuffer())
    const read = await readPdf(pdf)
    expect(read).toMatchObject({ title: `Invoice ${number}`, tagged: true })
    expect(read.pages[0]).toContain('€23.80')
    expect(read.pages[0]).toContain('Söhne')
    expect(read.pages[0]).toContain('Admission: Winter Concert')
    expect(read.pages[0]).toContain('Your VAT number: DE987654321')
    expect(await missingGlyphs(pdf)).toBe(0)
    const text = pdf.toString('latin1')
    for (const part of [
      '<pdfaid:part>3<',
      '/AFRelationship /Alternative',
      '(factur-x.xml)',
      '/OutputIntents',
      'EN 16931<',
    ])
      expect(text).toContain(part)
    const { xml } = (await app.db.execute<{ xml: string }>(sql`select xml from invoice_files where invoice_id = ${id}`))
      .rows[0] ?? { xml: '' }
    expect(await faultsOf(xml)).toEqual([])
    const mail = (await mailsTo(app, robin.email)).find(({ kind }) => kind === 'invoiceIssued')
    expect(mail?.subject).toBe(`Invoice ${number}: Winter Concert`)
    const prepared = mail && (await invoiceMailHooks['invoiceIssued']?.beforeSend?.(app, mail))
    expect(prepared).toEqual({
      attachments: [{ name: `Invoice ${number}.pdf`, type: 'application/pdf', content: pdf }],
    })
    const listed = await organiser.ok(`GET /api/v1/invoices?q=${number}`)
    expect(listed).toMatchObject([{ number, netCents: 2000, taxCents: 380, buyer: address.company }])
    for (const q of [number, 'Söhne', 'DE987654321'])
      expect(await organiser.ok(`GET /api/v1/orders?q=${encodeURIComponent(q)}`)).toMatchObject([{ totalCents: 2380 }])
    expect((await organiser.ok(`GET /api/v1/search?q=${number}`)).orders).toMatchObject({ count: 1 })
    expect(await organiser.ok('GET /api/v1/orders/export.csv')).toContain(`${address.company},DE987654321,${number}`)
  })

  it('has the booking fee, and is reversed without one that is kept', async () => {
    const fee = { name: 'Service', per: 'order', cents: 500, bp: 0, taxRateBp: 1900, paidBy: 'buyer', refunded: false }
    const types = [{ name: 'Concert', priceCents: 1190, taxRateBp: 1900, capacity: 5 }]
    const other = await eventOnSale(organiser, { types, changes: { bookingFee: fee } })
    const { token } = await other.placeOrder()
    await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, address)
    await other.act(token, 'mark-paid')
    await work()
    const [{ id }] = (await other.view(token)).tickets
    await other.act(token, 'cancel-tickets', { ticketIds: [id] })
    await work()
    const { documents } = await invoicing(token)
    expect(documents.map(({ kind, grossCents }: { kind: string; grossCents: number }) => [kind, grossCents])).toEqual([
      ['invoice', 1690],
      ['credit-note', -1190],
    ])
    for (const document of documents) {
      const { rows } = await app.db.execute<{ xml: string }>(
        sql`select xml from invoice_files where invoice_id = ${document.id}`,
      )
      expect(await faultsOf(rows[0]?.xml ?? '')).toEqual([])
      expect(rows[0]?.xml.includes('Service')).toBe(document.kind === 'invoice')
    }
  })

  it('is reversed by credit notes, part by part, to the last cent', async () => {
    const token = await paidOrder(3)
    await work()
    await sale.act(token, 'refund-part', { amountCents: 100, refundedCents: 0 })
    await work()
    await sale.act(token, 'refund', {})
    await work()
    const { documents } = await invoicing(token)
    expect(documents.map(({ kind, grossCents }: { kind: string; grossCents: number }) => [kind, grossCents])).toEqual([
      ['invoice', 3570],
      ['credit-note', -100],
      ['credit-note', -3470],
    ])
  })

  it('is cancelled and issued again when the team corrects the address; the buyer may no longer', async () => {
    const token = await paidOrder(1)
    await work()
    const changed = { ...address, company: 'Other GmbH' }
    const refused = await buyer.send(`PUT /api/v1/public/orders/${token}/invoice-address`, changed)
    expect(refused).toMatchObject({ status: 409, body: { code: 'transition-refused' } })
    const { id } = await sale.order(token)
    await organiser.ok(`PUT /api/v1/orders/${id}/invoice-address`, changed)
    await work()
    const { documents } = await invoicing(token)
    expect(documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'cancellation', 'invoice'])
    const { mails } = await sale.order(token)
    expect(mails.filter(({ kind }: { kind: string }) => kind === 'invoiceIssued')).toHaveLength(2)
  })

  it('does not wait for another order that cannot be invoiced, which is tried again later', async () => {
    const [bad, good] = [await paidOrder(1), await paidOrder(1)]
    const id = orderIdOfToken(app.signer, bad)
    await app.db.execute(sql`update orders set language = 'xx' where id = ${id}`)
    await work()
    expect([(await invoicing(bad)).documents.length, (await invoicing(good)).documents.length]).toEqual([0, 1])
    const next = await app.db.execute(
      sql`select attempts, due_at > now() as later from invoice_requests where order_id = ${id}`,
    )
    expect(next.rows).toEqual([{ attempts: 1, later: true }])
    expect(await (await fetch(`${app.publicUrl}/metrics`)).text()).toContain('\nfoyer_invoices_failing 1\n')
    await app.db.execute(sql`update orders set language = 'en' where id = ${id}`)
    await app.db.execute(sql`update invoice_requests set due_at = now() where order_id = ${id}`)
    await work()
    expect((await invoicing(bad)).documents).toHaveLength(1)
  })

  it('never changes: the database refuses it', async () => {
    await expect(app.db.execute(sql`update invoices set number = 'x'`)).rejects.toThrow()
    await expect(app.db.execute(sql`delete from invoice_files`)).rejects.toThrow()
  })

  it('has a recipient no longer than the order that was never completed', async () => {
    const { token } = await sale.reserve()
    await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, address)
    const id = orderIdOfToken(app.signer, token)
    await app.db.execute(
      sql`update orders set status = 'expired', reserved_at = now() - interval '100 days', hold_expires_at = null where id = ${id}`,
    )
    const sweep = () => app.db.transaction((tx) => sweeps['unpaid-orders'](tx, team, 90))
    expect([await sweep(), await sweep()]).toEqual([1, 0])
    const { rows } = await app.db.execute(sql`select address from invoice_requests where order_id = ${id}`)
    expect(rows).toEqual([{ address: null }])
  })

  it('refuses a VAT ID of another country and a wrong postcode', async () => {
    const { token } = await sale.placeOrder()
    const wrong = { ...address, vatId: 'FR12345678901', postcode: '1' }
    const { status, body } = await buyer.send(`PUT /api/v1/public/orders/${token}/invoice-address`, wrong)
    expect(status).toBe(422)
    expect(body.errors.map(({ code }: { code: string }) => code)).toEqual(['invoice-postcode', 'invoice-vat-country'])
  })
})

it('refuses settings of a version that was changed since, or that PostgreSQL cannot store', async () => {
  const refused = async (version: number) =>
    (await organiser.send(`PUT ${settingsPath}`, { ...settings, version })).body.code
  expect(await refused(0)).toBe('stale')
  expect(await refused(2 ** 31)).toBe('validation')
})

describe('the numbers of a series', () => {
  it.each([
    ['the other one', { prefix: 'A', creditPrefix: 'A1' }, 'body.creditPrefix'],
    ['one that the team has used', { prefix: `RE-${new Date().getUTCFullYear()}-1` }, 'body.prefix'],
  ])('cannot meet those of %s', async (_, prefixes, path) => {
    const { version } = await organiser.ok(`GET ${settingsPath}`)
    const { status, body } = await organiser.send(`PUT ${settingsPath}`, { ...settings, ...prefixes, version })
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ path, code: 'invoice-prefix' }] })
  })

  it('have no gap and no double when two processes issue at the same time and transactions fail', async () => {
    const other = disposeAfterAll(await startTestApp({}, { databaseUrl: app.databaseUrl }))
    for (let at = 0; at < 12; at++) await paidOrder(1)
    const dropped = app.db
      .transaction(async (tx) => {
        await issueNextDocuments(tx, app)
        throw new Error('crash')
      })
      .catch(() => undefined)
    const run = async ({ db, log }: typeof app) => {
      while (await issueNextDocuments(db, { log }));
    }
    await Promise.all([dropped, run(app), run(other)])
    await run(app)
    const { rows } = await app.db.execute<{ sequence: number }>(sql`select sequence from invoices order by sequence`)
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1))
    expect(rows.length).toBeGreaterThanOrEqual(12)
  })
})

describe('the accountant', () => {
  const download = (path: string) =>
    fetch(app.publicUrl + path, { headers: { cookie: cookieHeader(organiser.cookies) } }).then(async (response) =>
      Buffer.from(await response.arrayBuffer()),
    )
  const month = new Date().toISOString().slice(0, 7)

  it('gets the documents of a month as an archive: each as PDF and XML, and all as CSV', async () => {
    await work()
    const archive = await download(`/api/v1/teams/${team}/invoices/archive.zip?month=${month}`)
    const listed = await organiser.ok(`GET /api/v1/invoices?from=${month}-01`)
    const files = (await unzip(archive)).map((bytes) => Buffer.from(bytes))
    expect(files).toHaveLength(2 * listed.length + 1)
    expect(files.filter((file) => file.subarray(0, 5).toString() === '%PDF-')).toHaveLength(listed.length)
    for (const { number } of listed)
      for (const type of ['pdf', 'xml']) expect(archive.includes(`${number}.${type}`)).toBe(true)
    const [head, ...rows] = (files.at(-1)?.toString() ?? '').trim().split('\r\n')
    expect(head).toContain('Number,Document,Date of issue')
    const gross = rows.map((row) => Number(row.split(',').at(-1)))
    expect(rows).toHaveLength(listed.length)
    expect(Math.round(100 * gross.reduce((sum, each) => sum + each, 0))).toBe(
      listed.reduce((sum: number, { grossCents }: { grossCents: number }) => sum + grossCents, 0),
    )
    const empty = await download(`/api/v1/teams/${team}/invoices/archive.zip?month=2001-02`)
    expect(await unzip(empty)).toHaveLength(1)
  })

  it('gets a batch of bookings for DATEV, unless a rate has no account', async () => {
    const path = `/api/v1/teams/${team}/invoices/datev.csv?month=${month}`
    const none = await organiser.send(`GET ${path}`)
    expect(none.body).toMatchObject({ status: 409, errors: [{ code: 'invoice-datev' }] })
    const save = async (revenueAccounts: object[]) => {
      const { version } = await organiser.ok(`GET ${settingsPath}`)
      const datev = { consultant: '29098', client: '55003', debtorAccount: '10000', revenueAccounts, yearStartsIn: 12 }
      return await organiser.send(`PUT ${settingsPath}`, { ...settings, version, datev })
    }
    expect((await save([{ taxRateBp: 1900, account: '84000' }])).body.errors).toMatchObject([
      { code: 'invoice-account' },
    ])
    await save([{ taxRateBp: 700, account: '8300' }])
    const missing = await organiser.send(`GET ${path}`)
    expect(missing.body.errors).toMatchObject([{ code: 'invoice-datev-account', limit: 1900 }])
    await save([{ taxRateBp: 1900, account: '8400' }])
    const file = (await download(path)).toString('latin1')
    const [head = '', names = '', ...lines] = file
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'))
    const year = month.endsWith('-12') ? month.slice(0, 4) : Number(month.slice(0, 4)) - 1
    expect([head.slice(0, 5), head.slice(10, 14)]).toEqual([
      ['"EXTF"', '700', '21', '"Buchungsstapel"', '9'],
      ['29098', '55003', `${year}1201`, '4'],
    ])
    for (const line of [names, ...lines]) expect(line).toHaveLength(116)
    const [documents] = [await organiser.ok(`GET /api/v1/invoices?from=${month}-01`)]
    expect(lines).toHaveLength(documents.length)
    const credit = documents.find(({ kind }: { kind: string }) => kind === 'credit-note')
    const line = lines.find((each) => each[10] === `"${credit.number}"`) ?? []
    expect(line.slice(0, 3)).toEqual([`${(-credit.grossCents / 100).toFixed(2).replace('.', ',')}`, '"H"', '"EUR"'])
    // the Arabic name has no place in the code page
    expect([line[6], line[7], line[13]]).toEqual(['10000', '8400', `"${credit.order.number}"`])
  })
})

describe('a small business', () => {
  const types = [{ name: 'Class', priceCents: 1190, taxRateBp: 1900, capacity: 50 }]
  const become = async (smallBusiness: boolean) => {
    const { version } = await organiser.ok(`GET ${settingsPath}`)
    await organiser.ok(`PUT ${settingsPath}`, { ...settings, smallBusiness, version })
  }

  it('charges no VAT and says so, on pages, tickets, mails and documents; orders from before keep theirs', async () => {
    const event = await eventOnSale(organiser, { types })
    const before = await event.placeOrder()
    await become(true)
    expect(await organiser.ok(`GET /api/v1/teams/${team}`)).toMatchObject({ smallBusinessIn: 'DE' })
    const page = await (await fetch(`${app.publicUrl}/de/e/${event.slug}`)).text()
    expect(page).toContain('Steuerfrei für Kleinunternehmer (§ 19 UStG)')
    expect(page).not.toContain('19 %')
    const [{ id, taxRateBp }] = await organiser.ok(`GET /api/v1/events/${event.id}/ticket-types`)
    expect(taxRateBp).toBe(0)
    const after = await event.placeOrder({ language: 'de' })
    expect(after.taxes).toMatchObject([{ taxRateBp: 0, taxCents: 0 }])
    for (const { token } of [before, after]) {
      await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, address)
      await event.act(token, 'mark-paid')
    }
    expect(await mailText(app, robin.email, 'orderConfirmed')).toContain('§ 19 UStG')
    await work()
    const regimes = await app.db.execute(sql`
      select facts ->> 'regime' as regime, tax_cents as tax from invoices where event_id = ${event.id} order by id`)
    expect(regimes.rows).toEqual([
      { regime: 'taxed', tax: 190 },
      { regime: 'small-business', tax: 0 },
    ])
    // a new rate waits until VAT is charged again
    await organiser.ok(`PATCH /api/v1/ticket-types/${id}`, { taxRateBp: 700 })
    expect(await organiser.ok(`GET /api/v1/events/${event.id}/ticket-types`)).toMatchObject([{ taxRateBp: 0 }])
    await become(false)
    expect(await organiser.ok(`GET /api/v1/events/${event.id}/ticket-types`)).toMatchObject([{ taxRateBp: 700 }])
  })
})
