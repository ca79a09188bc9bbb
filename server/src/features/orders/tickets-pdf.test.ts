import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fileName } from '../../lib/file.ts'
import { createSigner } from '../../lib/signer.ts'
import { missingGlyphs, qrModules, readPdf } from '../../test/pdf.ts'
import { randomShortNumber } from '../inventory/service/short-number.ts'
import { coverPixels } from './pdf/ticket-page.ts'
import { ticketSheet, ticketsDrawing, ticketsFileName } from './pdf/tickets-pdf.ts'
import type { TicketRow } from './queries/tickets.ts'
import type { OrderDetails } from './queries.ts'
import { ticketCodeOf } from './rules/links.ts'
import { calendarFile } from './service/calendar.ts'

const signer = createSigner(randomBytes(32))

interface OrderOverrides {
  order?: Partial<OrderDetails['order']>
  event?: Partial<OrderDetails['event']>
}

/** An order with the columns that its PDF and calendar file read. `as`: they read no others. */
const orderDetails = ({ order = {}, event = {} }: OrderOverrides = {}): OrderDetails =>
  ({
    order: { number: 'K7WX2M', name: 'Ada Käufer', language: 'de', currency: 'EUR', test: false, ...order },
    event: {
      id: 'evt_1',
      slug: 'sommernachtstraum',
      version: 3,
      name: 'Sommernachtstraum',
      date: new Date('2031-06-01T18:00:00Z'),
      dateTba: false,
      endsAt: null,
      timeZone: 'Europe/Berlin',
      venue: 'Schauspielhaus',
      city: 'Köln',
      region: null,
      websiteUrl: 'https://example.com',
      doorsMinutesBefore: null,
      ...event,
    },
    team: { name: 'Bühne am Fluß' },
  }) as OrderDetails

const seat = (name: string | null = null, type = 'Ermäßigt'): TicketRow =>
  ({
    ticket: {
      id: `tic_${randomBytes(13).toString('hex')}`,
      number: randomShortNumber(),
      seed: randomBytes(16),
      name,
      kind: 'ticket',
      addOnOf: null,
      priceCents: 2500,
      taxRateBp: 1900,
    },
    type: { name: type },
  }) as TicketRow

/** The bytes of the tickets. */
const drawn = async (found: OrderDetails, rows: readonly TicketRow[], cover?: Buffer): Promise<Buffer> =>
  Buffer.from(await ticketsDrawing.draw(ticketSheet(found, rows, signer, cover)))

/** The letters and pictures of a text, without what changes how they are drawn. */
const glyphsOf = (text: string): string[] =>
  [...text.normalize('NFC')].filter((each) => /[\p{L}\p{Extended_Pictographic}]/u.test(each))

const read = async (found: OrderDetails, rows: TicketRow[]) => await readPdf(await drawn(found, rows))

describe('the tickets of an order', () => {
  it('are pages with every fact, in the order’s language', async () => {
    const name = ticketsFileName(orderDetails())
    expect(name).toBe('Tickets K7WX2M.pdf')
    const { pages } = await read(orderDetails(), [seat('Jürgen Groß'), seat()])
    expect(pages[0]).toContain('Bühne am Fluß')
    expect(pages[0]).toContain('Wann So., 1. Juni 2031, 20:00 Uhr MESZ')
    expect(pages[0]).toContain('Wo Schauspielhaus, Köln')
    expect(pages[0]).toMatch(/Ticket Ermäßigt Name Jürgen Groß Preis 25,00\s€, inkl\. 19\s% MwSt\.: 3,99\s€/)
    expect(pages[0]).toMatch(
      /Ticket 1 von 2 Ticketnummer [2-9CDFHJ-NP-RTV-X]{4}-[2-9CDFHJ-NP-RTV-X]{4} Bestellung K7WX2M/,
    )
    expect(pages[1]).toContain('Ticket 2 von 2')
    // the buyer, when the ticket names no one else; an attendee does not learn who that is
    expect(pages[1]).toContain('Name Ada Käufer')
    const own = await ticketsDrawing.draw(ticketSheet(orderDetails(), [seat()], signer, undefined, 'attendee'))
    expect((await readPdf(Buffer.from(own))).pages[0]).not.toContain('Name')
    for (const page of pages) expect(page).not.toContain('Testticket')
  })

  it('price add-ons, and say once that a small business charges no VAT', async () => {
    const ticket = seat()
    const addOn = (name: string, priceCents: number): TicketRow => {
      const row = seat(null, name)
      return { ...row, ticket: { ...row.ticket, kind: 'add-on', addOnOf: ticket.ticket.id, priceCents, taxRateBp: 0 } }
    }
    const rows = [
      { ...ticket, ticket: { ...ticket.ticket, priceCents: 0, taxRateBp: 0 } },
      addOn('Menu', 3995),
      addOn('XIXᵉ', 4500),
    ]
    const found = orderDetails({ order: { language: 'fr' } })
    const sheet = ticketSheet({ ...found, team: { ...found.team, smallBusinessIn: 'FR' } }, rows, signer)
    expect(sheet.tickets[0]?.price).toBe('Gratuit')
    expect(sheet.tickets[0]?.addOns.map(({ price }) => price)).toEqual([
      expect.stringMatching(/^39,95\s€\. TVA non applicable/),
      expect.stringMatching(/^45,00\s€$/),
    ])
    const [page] = (await readPdf(await ticketsDrawing.draw(sheet))).pages
    expect(page).toMatch(/Menu : 39,95/)
  })

  it.each([
    ['en', 'Sun, 1 Jun 2031, 20:00 CEST', 'Ticket 1 of 1'],
    ['fr', 'dim. 1er juin 2031, 20:00 CEST', 'Billet 1 sur 1'],
  ])('are in the language %s', async (language, when, at) => {
    const { pages, language: said } = await read(orderDetails({ order: { language } }), [seat('Ćwiklińska Žofie')])
    expect(said).toBe(language)
    for (const text of [when, at, 'Ćwiklińska Žofie']) expect(pages[0]).toContain(text)
  })

  it('have a QR code with exactly the ticket’s code', async () => {
    const rows = [seat(), seat()]
    const { codes } = await read(orderDetails(), rows)
    expect(codes).toEqual(rows.map(({ ticket }) => qrModules(ticketCodeOf(signer, ticket))))
    expect(codes[0]).not.toEqual(codes[1])
  })

  it('can be read by a screen reader: language, title, headings, and a text for the QR code', async () => {
    const { language, title, tagged, roles, alts } = await read(orderDetails(), [seat()])
    expect({ language, title, tagged }).toEqual({ language: 'de', title: 'Tickets: Sommernachtstraum', tagged: true })
    expect(roles.slice(0, 5)).toEqual(['Root', 'Document', 'Sect', 'P', 'H1'])
    expect(alts).toEqual(['QR-Code dieses Tickets'])
  })

  it('can be read after another one with letters that are composed of theirs', async () => {
    await drawn(orderDetails({ event: { name: 'ÄÖÜäöüàéèêîôùç' } }), [seat('ÑñÅå')])
    const { pages } = await read(orderDetails({ event: { name: 'AOUaoueioucNn' } }), [seat('Aa')])
    expect(pages[0]).toContain('AOUaoueioucNn')
  })

  it('show the cover of the event, which is stored once and is no content for screen readers', async () => {
    const cover = await sharp({ create: { ...coverPixels, channels: 3, background: 'green' } })
      .jpeg()
      .toBuffer()
    const content = await drawn(orderDetails(), [seat(), seat(), seat()], cover)
    const { pages, alts, codes } = await readPdf(content)
    expect(pages.map((page) => page.includes('Sommernachtstraum'))).toEqual([true, true, true])
    expect([alts, codes.length]).toEqual([['QR-Code dieses Tickets'], 3])
    expect(content.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1)
  })

  it('embed only the glyphs of the fonts that they use', async () => {
    const content = await drawn(orderDetails(), [seat()])
    const text = content.toString('latin1')
    const fonts = [...text.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, font]) => font)
    expect(fonts).not.toEqual([])
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(Inter|Newsreader)/)
    expect(text.match(/\/FontFile2/g)?.length).toBe(new Set(fonts).size)
    expect(text).toContain('/StructTreeRoot')
    expect(content.byteLength).toBeLessThan(40_000)
  })

  it.each([
    ['Greek and Cyrillic', 'Зоя Παπαδοπούλου'],
    ['Greek with accents', 'Ἀθηνᾶ'],
    ['Devanagari', 'अर्जुन शर्मा'],
    ['Bengali', 'অমিত'],
    ['Tamil', 'கவிதா'],
    ['Thai', 'สมชาย'],
    ['Georgian', 'ნინო'],
    ['Armenian', 'Արամ'],
    ['Ethiopic', 'አበበ'],
    ['Chinese', '张伟 東京'],
    ['Japanese', 'さくらカフェ'],
    ['Korean', '김민수'],
    ['emoji', 'Zoë 🎉👨‍👩‍👧🇩🇪'],
  ])('show %s: %s', async (_, name) => {
    const content = await drawn(orderDetails({ event: { name } }), [seat(name)])
    const { pages } = await readPdf(content)
    const read = glyphsOf(pages[0] ?? '')
    for (const glyph of glyphsOf(name)) expect(read).toContain(glyph)
    expect(pages[0]).not.toContain('□')
    expect(await missingGlyphs(content)).toBe(0)
  })

  it.each([
    ['Arabic', 'محمد'],
    ['Hebrew', 'שלום'],
  ])('show %s from right to left, with the text for screen readers', async (_, name) => {
    const content = await drawn(orderDetails({ event: { name: `${name} (4711)` } }), [seat(name)])
    const { pages } = await readPdf(content)
    // shaped letters are presentation forms
    const read = (pages[0] ?? '').normalize('NFKC')
    // a viewer reads the letters of a word from right to left, and the words as they stand from left to right
    expect(read).toContain(name)
    expect(read).toMatch(new RegExp(`\\(4711\\)\\s*${name}`))
    expect(read).not.toContain('□')
    expect(await missingGlyphs(content)).toBe(0)
    const asTyped = Buffer.from(`\ufeff${name}`, 'utf16le').swap16()
    expect(content.includes(Buffer.concat([Buffer.from('/ActualText ('), asTyped, Buffer.from(')')]))).toBe(true)
  })

  it('show a box for a character that no font has, whose text a screen reader still reads', async () => {
    const content = await drawn(orderDetails({ event: { name: '\u{12000} Night' } }), [seat()])
    expect((await readPdf(content)).pages[0]).toContain('□ Night')
    expect(content.toString('latin1')).toContain('/ActualText')
    expect(await missingGlyphs(content)).toBe(0)
  })

  it('show every one of 200 characters in other scripts and emoji, on one page', async () => {
    const long = (text: string) => [...text.repeat(200)].slice(0, 200).join('').trim()
    const [name, venue, city, region] = [long('محمد '), long('שלום '), long('अर्जुन '), long('张伟 ')]
    const attendee = long('🎉👨‍👩‍👧 ')
    const content = await drawn(orderDetails({ event: { name, venue, city, region } }), [seat(attendee)])
    const { pages } = await readPdf(content)
    expect(pages).toHaveLength(1)
    const shown = glyphsOf((pages[0] ?? '').normalize('NFKC'))
    const typed = glyphsOf(name + venue + city + region + attendee)
    const count = (glyphs: string[], glyph: string) => glyphs.filter((each) => each === glyph).length
    for (const glyph of new Set(typed)) expect([glyph, count(shown, glyph)]).toEqual([glyph, count(typed, glyph)])
    expect(pages[0]).not.toContain('□')
    expect(await missingGlyphs(content)).toBe(0)
  })

  it('fit the longest names on one page each', async () => {
    const long = (text: string) => text.repeat(200).slice(0, 200)
    const event = { name: long('Donaudampfschifffahrt '), venue: long('Haus'), city: long('W'), region: long('Ä ') }
    const name = long('Maximiliane ').trim()
    const { pages } = await read(orderDetails({ order: { test: true }, event }), [seat(name, long('Ermäßigung'))])
    expect(pages).toHaveLength(1)
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain(name)
  })

  it('of a test order say that they are not valid', async () => {
    const { pages, alts } = await read(orderDetails({ order: { test: true } }), [seat()])
    expect(pages[0]).toMatch(/^Testticket: berechtigt nicht zum Einlass/)
    expect(pages[0]).not.toContain('Zeigen Sie diesen Code')
    expect(alts[0]).toContain('Testticket')
  })

  it('of an event without a date say that the date is open', async () => {
    const { pages } = await read(orderDetails({ event: { dateTba: true } }), [seat()])
    expect(pages[0]).toContain('Der Termin steht noch nicht fest')
    expect(calendarFile(orderDetails({ event: { dateTba: true } }), 'https://foyer.example')).toBeUndefined()
  })
})

describe('the calendar file of an order', () => {
  const linesOf = (given: OrderOverrides) =>
    calendarFile(orderDetails(given), 'https://foyer.example')?.content.toString().replace(/\r\n /g, '').split('\r\n')

  it('has the event in its time zone, with the rules of the zone', () => {
    const endsAt = new Date('2031-06-01T20:30:00Z')
    expect(linesOf({ event: { endsAt } })).toEqual(
      expect.arrayContaining([
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Berlin',
        'UID:evt_1@foyer.example',
        'SEQUENCE:3',
        'DTSTART;TZID=Europe/Berlin:20310601T200000',
        'DTEND;TZID=Europe/Berlin:20310601T223000',
        'SUMMARY:Sommernachtstraum',
        'LOCATION:Schauspielhaus\\, Köln',
        'DESCRIPTION:Bestellung K7WX2M\\nVeranstaltet von Bühne am Fluß',
        'URL;VALUE=URI:https://foyer.example/de/e/sommernachtstraum',
      ]),
    )
  })

  it('of an event without an end lasts three hours, and ends in a line break', () => {
    const lines = linesOf({ event: { endsAt: null } })
    expect(lines).toContain('DTEND;TZID=Europe/Berlin:20310601T230000')
    expect(lines?.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('knows a time zone by its older names', () => {
    const lines = linesOf({ event: { timeZone: 'Asia/Calcutta' } })
    expect(lines).toContain('TZID:Asia/Calcutta')
    expect(lines).toContain('DTSTART;TZID=Asia/Calcutta:20310601T233000')
  })

  it('escapes user input', () => {
    const lines = linesOf({ event: { name: 'Fest; Tanz, Musik\r\nATTACH:https://evil.example' } })
    expect(lines?.filter((line) => line.startsWith('ATTACH'))).toEqual([])
    expect(lines).toContain('SUMMARY:Fest\\; Tanz\\, Musik\\nATTACH:https://evil.example')
  })
})

describe('the name of a file', () => {
  it.each([
    ['L’Été à Köln', 'L’Été à Köln.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['a"b\r\nSet-Cookie: c', 'a b Set-Cookie c.pdf'],
    ['\u202efdp.exe', 'fdp.exe.pdf'],
    ['...', 'file.pdf'],
    ['x'.repeat(300), `${'x'.repeat(120)}.pdf`],
  ])('of %j is %s', (text, name) => {
    expect(fileName(text, 'pdf')).toBe(name)
  })
})
