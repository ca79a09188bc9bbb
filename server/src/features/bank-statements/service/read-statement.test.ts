import { buffer } from 'node:stream/consumers'
import { suggestColumns } from '@foyer/contract/bank-csv-columns'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { camt } from '../../../test/bank/camt.ts'
import type { ParsedLine } from '../rules/parsed-line.ts'
import { linesOfTable } from './read-csv.ts'
import { readStatement } from './read-statement.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const refusal = { code: 'validation', details: { errors: [{ path: 'body', code: 'statement-unreadable' }] } }

async function camtIn(file: string | Uint8Array) {
  const read = await readStatement(typeof file === 'string' ? bytes(file) : file)
  if (read.format !== 'camt') throw new Error('read as CSV')
  return read.file
}
const statementsIn = async (file: string | Uint8Array) => (await camtIn(file)).statements

/** Reads a CSV file with the columns that Foyer suggests. */
async function linesIn(file: string | Uint8Array, currency = 'EUR') {
  const read = await readStatement(typeof file === 'string' ? bytes(file) : file)
  if (read.format !== 'csv') throw new Error('read as CAMT')
  const { heading, rows } = read.table
  const parsed = linesOfTable(read.table, suggestColumns(heading, rows), currency)
  return { lines: parsed.statements.flat(), unreadable: parsed.unreadable, table: read.table }
}

const facts = ({ day, amountCents, payer, text }: ParsedLine) => [day, amountCents, payer, text]

/** The file in Windows-1252, in which each letter of these languages is one byte. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('CAMT.053', () => {
  it.each(['02', '08'] as const)('version %s: single entries, batches, several statements', async (version) => {
    const single = { payments: [{ amountCents: 4200, text: 'K7QR-2VXM', payer: 'Kim Öz & Co' }], reference: 'R1' }
    const batch = {
      payments: [
        { amountCents: 1000, text: 'first', payer: 'A', reference: 'T1' },
        { amountCents: 2050, text: 'second', payer: 'B' },
      ],
      day: '2026-11-17',
      reference: 'R2',
    }
    const statements = await statementsIn(camt({ version, statements: [[single], [batch]] }))
    const account = 'DE02120300000000202051'
    expect(statements).toEqual([
      [
        {
          account,
          day: '2026-11-16',
          amountCents: 4200,
          currency: 'EUR',
          payer: 'Kim Öz & Co',
          text: 'K7QR-2VXM',
          reference: 'R1',
        },
      ],
      [
        { account, day: '2026-11-17', amountCents: 1000, currency: 'EUR', payer: 'A', text: 'first', reference: 'T1' },
        {
          account,
          day: '2026-11-17',
          amountCents: 2050,
          currency: 'EUR',
          payer: 'B',
          text: 'second',
          reference: 'R2/1',
        },
      ],
    ])
  })

  it.each([
    ['ISK', 5000, '5000.00'],
    ['ISK', 5000, '5000'],
    ['HUF', 1234, '1234.0'],
    ['JPY', 5000, '5000.00'],
    ['CZK', 500_050, '5000.50'],
  ])('in %s: %i is written %s', async (currency, amountCents, written) => {
    const xml = camt({ statements: [[{ payments: [{ amountCents: 100, currency }] }]] }).replaceAll(
      '>1.00<',
      `>${written}<`,
    )
    const { statements, unreadable } = await camtIn(xml)
    expect(statements.flat()).toMatchObject([{ amountCents, currency }])
    expect(unreadable).toBe(0)
  })

  it('counts booked entries without an amount that its currency can have, and rounds none', async () => {
    const payments = [{ amountCents: 150, currency: 'ISK' }]
    const written = camt({
      statements: [[{ payments }, { payments, status: 'PDNG' }, { payments: [{ amountCents: 150 }] }]],
    })
    const { statements, unreadable } = await camtIn(written)
    expect(statements.flat()).toMatchObject([{ amountCents: 150, currency: 'EUR' }])
    expect(unreadable).toBe(1)
    const strange = await camtIn(written.replaceAll('Ccy="ISK"', 'Ccy="?"').replaceAll('Ccy="EUR"', ''))
    expect(strange).toEqual({ statements: [[]], unreadable: 2 })
  })

  it('joins a text that the bank has broken, and takes outgoing payments as negative', async () => {
    const long = `${'x'.repeat(139)}K7QR-2VXM`
    const [lines = []] = await statementsIn(
      camt({
        statements: [
          [
            { payments: [{ amountCents: 100, text: long }] },
            { payments: [{ amountCents: 500, payer: 'Me', debit: true }] },
          ],
        ],
      }),
    )
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([100, -500])
    expect(lines[0]?.text).toBe(`${'x'.repeat(139)}K 7QR-2VXM`)
    expect(lines[1]?.payer).toBe('Me')
  })

  it('skips entries that are not booked and reversals', async () => {
    const payments = [{ amountCents: 100 }]
    const entries = [
      { payments, status: 'PDNG' as const },
      { payments, reversal: true as const },
    ]
    expect(await statementsIn(camt({ statements: [entries] }))).toEqual([[]])
  })

  it('takes a batch whose parts do not add up as one payment with all texts', async () => {
    const xml = camt({
      version: '02',
      statements: [
        [
          {
            payments: [
              { amountCents: 100, text: 'one' },
              { amountCents: 200, text: 'two' },
            ],
          },
        ],
      ],
    })
    const [lines = []] = await statementsIn(xml.replace(/<AmtDtls>.*?<\/AmtDtls>/g, ''))
    expect(lines.map(facts)).toEqual([['2026-11-16', 300, '', 'one two']])
  })

  it('reads prefixes, Latin-1 and a ZIP of several files', async () => {
    const xml = camt({ statements: [[{ payments: [{ amountCents: 100, payer: 'Jörg' }] }]] })
    const prefixed = xml.replace(/<(\/?)(?!\?)/g, '<$1n:').replace('xmlns=', 'xmlns:n=')
    const latin = windows1252(xml.replace('UTF-8', 'ISO-8859-1'))
    expect((await statementsIn(prefixed))[0]?.map(facts)).toEqual([['2026-11-16', 100, 'Jörg', '']])
    expect((await statementsIn(latin))[0]?.map(facts)).toEqual([['2026-11-16', 100, 'Jörg', '']])
    const zip = new ZipFile()
    for (const name of ['1.xml', '2.xml', '__MACOSX/._1.xml']) zip.addBuffer(Buffer.from(xml), name)
    zip.end()
    expect(await statementsIn(await buffer(zip.outputStream))).toHaveLength(2)
  })
})

describe('hostile files', () => {
  const xml = camt({ statements: [[{ payments: [{ amountCents: 100, payer: 'Kim' }] }]] })
  const withDtd = (dtd: string, text: string) =>
    xml.replace('?>', `?><!DOCTYPE Document [${dtd}]>`).replace('Kim', text)
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')

  it.each([
    ['an external entity', withDtd('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;')],
    ['a billion laughs', withDtd(`<!ENTITY l0 "ha">${laughs}`, '&l9;')],
    ['a document type alone', withDtd('', 'Kim')],
    ['an unknown entity', xml.replace('Kim', '&x;')],
    ['elements without an end', xml.slice(0, -40)],
    ['100,000 nested elements', xml.replace('<Ntry>', '<Ntry>'.repeat(100_000))],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"><body>Log in</body></html>'],
    ['another message', xml.replace('camt.053', 'pain.001')],
    ['two documents', xml + xml.replace(/<\?xml.*?\?>/, '')],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0'],
    ['nothing', ''],
    ['a letter', 'Dear bank, please send me, if you can, a statement.\nYours, K.'],
    ['a quote without an end', `Date;Amount;Text\n01.11.2026;1,00;"${'x'.repeat(200_000)}`],
  ])('%s is refused', async (_, file) => {
    await expect(readStatement(bytes(file))).rejects.toMatchObject(refusal)
  })

  it('a ZIP that grows beyond the limit, one in a ZIP and a broken one are refused', async () => {
    const bomb = new ZipFile()
    for (let at = 0; at < 12; at++) bomb.addBuffer(Buffer.alloc(1024 * 1024, 32), `${at}.xml`)
    bomb.end()
    const small = await buffer(bomb.outputStream)
    expect(small.length).toBeLessThan(100_000)
    await expect(readStatement(small)).rejects.toMatchObject(refusal)
    await expect(readStatement(small.subarray(0, -30))).rejects.toMatchObject(refusal)
    const outer = new ZipFile()
    outer.addBuffer(small, 'inner.zip')
    outer.end()
    await expect(readStatement(await buffer(outer.outputStream))).rejects.toMatchObject(refusal)
  })
})

describe('CSV files, with the suggested columns', () => {
  it('of a German savings bank: Windows-1252, two-digit years, names of the trade', async () => {
    const file = windows1252(
      [
        '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
        '"DE02120300000000202051";"16.11.26";"16.11.26";"GUTSCHR. UEBERWEISUNG";"K7QR-2VXM Winterkonzert";"";"";"";"";"";"Müller, Jörg";"DE75512108001245126199";"SOGEDEFF";"1.042,50";"EUR";"Umsatz gebucht"',
        '"DE02120300000000202051";"15.11.26";"15.11.26";"FOLGELASTSCHRIFT";"Strom";"";"";"";"";"";"Stadtwerke";"DE75512108001245126199";"SOGEDEFF";"-80,00";"EUR";"Umsatz gebucht"',
      ].join('\r\n'),
    )
    const { lines } = await linesIn(file)
    expect(lines.map(facts)).toEqual([
      ['2026-11-16', 104_250, 'Müller, Jörg', 'K7QR-2VXM Winterkonzert'],
      ['2026-11-15', -8000, 'Stadtwerke', 'Strom'],
    ])
    expect(lines[0]).toMatchObject({ account: 'DE02120300000000202051', currency: 'EUR' })
  })

  it('of a German direct bank: lines before the heading with the IBAN, a column twice, a total at the end', async () => {
    const { lines, unreadable, table } = await linesIn(
      [
        '\uFEFFUmsatzanzeige;Datei erstellt am: 17.11.2026 08:00',
        '',
        'IBAN;DE02 1203 0000 0000 2020 51',
        'Zeitraum;01.11.2026 - 16.11.2026',
        '',
        'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
        '16.11.2026;16.11.2026;Kim Özdemir;Gutschrift;"K7QR;2VXM";1.000,00;EUR;42,00;EUR',
        'Summe;;;;;;;42,00;EUR',
      ].join('\n'),
    )
    expect(lines.map(facts)).toEqual([['2026-11-16', 4200, 'Kim Özdemir', 'K7QR;2VXM']])
    expect([lines[0]?.account, unreadable]).toEqual(['DE02120300000000202051', 1])
    expect(table.signature).toMatch(/^[0-9a-f]{32}$/)
  })

  it('of a French bank that names the payer', async () => {
    const { lines } = await linesIn(
      ['Date de valeur;Donneur d’ordre;Libellé;Montant', '16/11/2026;Claire Dupont;VIR K7QR2VXM;42,00'].join('\n'),
    )
    expect(lines.map(facts)).toEqual([['2026-11-16', 4200, 'Claire Dupont', 'VIR K7QR2VXM']])
  })

  it('of French banks: debits and credits in columns of their own, text over two lines, spaces in amounts', async () => {
    const { lines } = await linesIn(
      [
        'Date;Libellé;Débit euros;Crédit euros;',
        '16/11/2026;"VIREMENT EN VOTRE FAVEUR',
        'DUPONT CLAIRE K7QR2VXM";;1\u202f042,50;',
        '15/11/2026;"PRELEVEMENT";80,00;;',
      ].join('\n'),
    )
    expect(lines.map(({ day, amountCents }) => [day, amountCents])).toEqual([
      ['2026-11-16', 104_250],
      ['2026-11-15', -8000],
    ])
    const online = await linesIn(
      'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance\n2026-11-16;2026-11-16;"VIR K7QR-2VXM";Virements;;"dupont";"42,00";;00040123456;Compte;1000,00',
    )
    expect(online.lines.map(facts)).toEqual([['2026-11-16', 4200, 'dupont', 'VIR K7QR-2VXM']])
    expect(online.lines[0]?.account).toBe('00040123456')
  })

  it('of British banks: names of months, paid in and out, and one without a heading', async () => {
    const lloyds = await linesIn(
      'Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance\n16/11/2026,FPI,\'11-22-33,12345678,K OZDEMIR K7QR-2VXM,,"1,042.50",2000.00\n15/11/2026,DD,\'11-22-33,12345678,POWER,80.00,,957.50',
      'GBP',
    )
    expect(lloyds.lines.map(({ day, amountCents, text }) => [day, amountCents, text])).toEqual([
      ['2026-11-16', 104_250, 'K OZDEMIR K7QR-2VXM'],
      ['2026-11-15', -8000, 'POWER'],
    ])
    const nationwide = await linesIn(
      'Date,Transaction type,Description,Paid out,Paid in,Balance\n16 Nov 2026,Bank credit,K7QR 2VXM,,£42.00,£100.00',
      'GBP',
    )
    expect(nationwide.lines.map(({ day, amountCents }) => [day, amountCents])).toEqual([['2026-11-16', 4200]])
    const hsbc = await linesIn('16/11/2026,OZDEMIR K7QR-2VXM,42.00\n13/11/2026,POWER,-80.00\n', 'GBP')
    expect(hsbc.lines.map(facts)).toEqual([
      ['2026-11-16', 4200, '', 'OZDEMIR K7QR-2VXM'],
      ['2026-11-13', -8000, '', 'POWER'],
    ])
  })

  it('in a currency without decimals: banks write zeros for them, and no other decimals are read', async () => {
    const { lines, unreadable } = await linesIn(
      [
        'Date;Amount;Currency;Description',
        '16.11.2026;5.000,00;ISK;whole with zeros',
        '16.11.2026;5000.00;ISK;with a point',
        '16.11.2026;-5.000;ISK;without decimals',
        '16.11.2026;1 234,0;HUF;with one zero',
        '16.11.2026;5.000,50;ISK;half a króna',
        '16.11.2026;5.000,50;CZK;with decimals',
      ].join('\n'),
      'ISK',
    )
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([5000, 5000, -5000, 1234, 500_050])
    expect(unreadable).toBe(1)
  })

  it('in UTF-16, with tabs, letters for credit and debit, and American dates', async () => {
    const text =
      '\uFEFFDatum\tSoll/Haben\tBetrag\tName\tVerwendungszweck\n11/16/2026\tH\t42,00\tKim\tK7QR-2VXM\n11/15/2026\tS\t80,00\tX\tStrom\n'
    const { lines } = await linesIn(new Uint8Array(Buffer.from(text, 'utf16le')))
    expect(lines.map(({ day, amountCents }) => [day, amountCents])).toEqual([
      ['2026-11-16', 4200],
      ['2026-11-15', -8000],
    ])
  })
})
