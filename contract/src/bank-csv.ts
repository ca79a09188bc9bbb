// No schemas here: the web app shows with these rules how the server will read a file.

/** The orders of day, month and year in dates. */
export const dateOrders = ['dmy', 'ymd', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Which columns of a bank's CSV file hold what. Columns count from 0. */
export interface CsvColumns {
  /** The day on which the money arrived. */
  date: number
  dateOrder: DateOrder
  /** The amounts: those of all lines with a sign, or those of incoming payments if there is a column `debit`. */
  amount: number
  /** The amounts of outgoing payments, if they have a column of their own. */
  debit: number | null
  /** Whether a line is a credit or a debit, in a word or letter, if the amounts have no sign. */
  direction: number | null
  currency: number | null
  /** The name of the payer. */
  payer: number | null
  /** The text of the transfer, in one column or in several. */
  text: number[]
  /** The bank's own reference of the line. */
  reference: number | null
  /** The account of the organiser. */
  account: number | null
}

/** A row of a CSV file as its columns tell. */
export interface CsvLine {
  /** `YYYY-MM-DD`. */
  day: string
  /** In minor units; negative for an outgoing payment. */
  amountCents: number
  /** Empty if the file does not tell. */
  currency: string
  payer: string
  text: string
  reference: string
  account: string
}

/**
 * Reads a row.
 * @param readMoney reads an amount without a sign; undefined for a text that is none
 * @returns undefined for a row without a day or an amount: a total, a heading or a note
 */
export function readCsvRow(
  cells: readonly string[],
  columns: CsvColumns,
  readMoney: (text: string, currency: string) => number | undefined,
): CsvLine | undefined {
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? '').trim())
  const day = readDay(cell(columns.date), columns.dateOrder)
  const currency = /^[A-Z]{3}$/i.test(cell(columns.currency)) ? cell(columns.currency).toUpperCase() : ''
  const read = (text: string) => signed(text, (unsigned) => readMoney(unsigned, currency))
  const credit = read(cell(columns.amount))
  const debit = columns.debit === null ? undefined : read(cell(columns.debit))
  const amountCents = debit ? -Math.abs(debit) : credit
  if (day === undefined || amountCents === undefined || Math.abs(amountCents) > maxLineCents) return undefined
  return {
    day,
    amountCents: debits.test(cell(columns.direction)) ? -Math.abs(amountCents) : amountCents,
    currency,
    payer: cell(columns.payer),
    text: columns.text.map(cell).filter(Boolean).join(' '),
    reference: cell(columns.reference),
    account: cell(columns.account).replace(/\s/g, ''),
  }
}

/** Whatever is longer is an account's number. */
const maxLineCents = 1_000_000_000_000

// S and H are the German "Soll" and "Haben"; D and C English and French
const debits = /^(?:s|soll|d|dr|db|dbit|debit|débit|debet|lastschrift|out|-)$/i

/** Reads a sign before or after an amount, brackets, or S and H behind it. */
function signed(text: string, read: (unsigned: string) => number | undefined): number | undefined {
  const match = amountWithSign.exec(text.replace(/[\s\u00a0\u202f]/g, '').replace(/\u2212/g, '-'))
  const value = match?.groups?.['amount'] ? read(match.groups['amount']) : undefined
  if (value === undefined) return undefined
  const { before = '', after = '' } = match?.groups ?? {}
  return /[-(]/.test(before) || /[-S]/.test(after) ? -value : value
}

/** An amount with a sign, and with a currency before or behind it, without spaces. */
export const amountWithSign =
  /^(?<before>[-+(]?(?:[A-Z]{3}|\p{Sc})?[-+]?)(?<amount>\d[\d.,'’]*)(?:[A-Z]{3}|\p{Sc})?(?<after>[-+)SH]?)$/u

/**
 * Reads a day: digits or a month's name, with any separators, before a time or alone.
 * @returns `YYYY-MM-DD`; undefined for a text that is no day of the years 2000 to 2099
 */
export function readDay(text: string, order: DateOrder): string | undefined {
  const parts = (/^\d{8}$/.test(text) ? digitsOf(text, order) : text.split(/[^\p{L}\d]+/u)).filter(Boolean)
  const at = (part: 'd' | 'm' | 'y') => parts[order.indexOf(part)] ?? ''
  const year = Number(/^\d{2}$/.test(at('y')) ? `20${at('y')}` : at('y'))
  const [month, day] = [monthOf(at('m')), Number(/^\d{1,2}(?=T|$)/.exec(at('d'))?.[0])]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (!(year >= 2000 && year <= 2099) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}

const digitsOf = (text: string, order: DateOrder): string[] =>
  order === 'ymd'
    ? [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
    : [text.slice(0, 2), text.slice(2, 4), text.slice(4)]

/** The beginnings of the months' names in English, German and French, without accents. */
const monthNames = [
  'jan',
  'f[eé]',
  'mar|mär|mae|mrz',
  'a[pv]r',
  'ma[iy]',
  'jun|juin',
  'jul|juil',
  'aug|ao',
  'sep',
  'o[ck]t',
  'nov',
  'd[eé]',
]
const months = monthNames.map((start) => new RegExp(`^(?:${start})`, 'i'))

const monthOf = (text: string): number =>
  /^\d{1,2}$/.test(text) ? Number(text) : months.findIndex((start) => start.test(text)) + 1
