import type { InvoiceSettings } from '@foyer/contract/invoice-settings'
import { decimalsOf } from '@foyer/words/format/money'
import { isWindows1252 } from '../../../lib/windows-1252.ts'
import type { BookingRow } from '../queries/month.ts'
import { daysOf } from '../queries/month.ts'

// The format of DATEV for bookings from other programs: EXTF, version 7.00, category 21 (Buchungsstapel), version 9 with
// 116 columns. DATEV reads the columns by their position. Compared on 2026-11-25 with the lists of columns in open source
// programs that write it, not with the description of DATEV, which is for its partners.

type Datev = NonNullable<InvoiceSettings['datev']>

/** A batch of bookings, as its header describes it. */
interface DatevBatch {
  datev: Datev
  /** `YYYY-MM`. */
  month: string
  currency: string
  madeAt: Date
}

const columnCount = 116
/** Of the text of a booking (Buchungstext). */
const maxTextLength = 60
const separator = ';'
const lineEnd = '\r\n'

/** The head of the file: the line about the batch, and the names of the columns. */
export function datevHead({ datev, month, currency, madeAt }: DatevBatch): string {
  const { from, to } = daysOf(month)
  const fields: [number, string][] = [
    [1, quoted('EXTF')],
    [2, '700'],
    [3, '21'],
    [4, quoted('Buchungsstapel')],
    [5, '9'],
    [6, madeAt.toISOString().replace(/\D/g, '').slice(0, 17)],
    [8, quoted('')],
    [9, quoted('Foyer')],
    [11, datev.consultant],
    [12, datev.client],
    [13, fiscalYearOf(month, datev.yearStartsIn ?? 1)],
    [14, String(datev.debtorAccount.length - 1)],
    [15, from.replaceAll('-', '')],
    [16, to.replaceAll('-', '')],
    [17, quoted(`Rechnungen ${month}`)],
    [19, '1'],
    [20, '0'],
    [21, '0'],
    [22, quoted(currency)],
  ]
  return lineOf(31, fields) + names.map(quoted).join(separator) + lineEnd
}

/** A booking: from the account of the debtors to the revenue account, the other way round for what is credited. */
export function datevLine(datev: Datev, row: BookingRow): string {
  return lineOf(columnCount, [
    [1, amountOf(row)],
    [2, quoted(row.gross < 0 ? 'H' : 'S')],
    [3, quoted(row.currency)],
    [7, datev.debtorAccount],
    [8, accountOf(datev, row) ?? ''],
    [10, row.day.slice(8, 10) + row.day.slice(5, 7)],
    [11, quoted(row.number.replace(/[^\w$%\-/]/g, '-').slice(0, 36))],
    [14, quoted(textOf(row))],
    [40, row.regime === 'reverse-charge' && row.vatId ? quoted(row.vatId) : ''],
  ])
}

/** The buyer and the order. A long name is cut, not the number of the order, by which the payment is found. */
function textOf({ buyer, order }: BookingRow): string {
  const name = isWindows1252(buyer) ? buyer.slice(0, maxTextLength - order.length - 1).trimEnd() : ''
  return [name, order].filter(Boolean).join(' ')
}

/** The revenue account of an amount; undefined when the settings have none. */
export function accountOf(datev: Datev, { regime, rate }: Pick<BookingRow, 'regime' | 'rate'>): string | undefined {
  const special = { 'reverse-charge': datev.reverseChargeAccount, 'outside-eu': datev.outsideEuAccount }
  const own = regime === 'reverse-charge' || regime === 'outside-eu' ? special[regime] : undefined
  return own ?? datev.revenueAccounts.find(({ taxRateBp }) => taxRateBp === rate)?.account
}

function fiscalYearOf(month: string, startsIn: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${number < startsIn ? year - 1 : year}${String(startsIn).padStart(2, '0')}01`
}

function amountOf({ gross, currency }: BookingRow): string {
  const decimals = decimalsOf(currency)
  return (Math.abs(gross) / 10 ** decimals).toFixed(2).replace('.', ',')
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** @param fields the fields that are not empty, by their number from 1 */
function lineOf(count: number, fields: readonly [number, string][]): string {
  const line = Array<string>(count).fill('')
  for (const [at, value] of fields) line[at - 1] = value
  return line.join(separator) + lineEnd
}

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => [`${name} - Art ${at + 1}`, `${name} - Inhalt ${at + 1}`]).flat()

const names = [
  ...[
    'Umsatz (ohne Soll/Haben-Kz)',
    'Soll/Haben-Kennzeichen',
    'WKZ Umsatz',
    'Kurs',
    'Basis-Umsatz',
    'WKZ Basis-Umsatz',
  ],
  ...['Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto'],
  ...['Buchungstext', 'Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'],
  'Beleglink',
  ...numbered(8, 'Beleginfo'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID', 'EU-Steuersatz'],
  ...['Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
  ...['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...numbered(20, 'Zusatzinformation'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)', 'Herkunft-Kz'],
  ...['Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre', 'Gesellschaftername', 'Beteiligtennummer'],
  ...['Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
  ...['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode'],
]
