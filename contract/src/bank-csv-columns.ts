import type { CsvColumns } from './bank-csv.ts'
import { amountWithSign, dateOrders, readDay } from './bank-csv.ts'

// No schemas here, as in bank-csv.ts.

/** The words that banks in Germany, France, Great Britain and their neighbours write above columns, the most telling first. */
const headings = {
  date: [
    'buchungstag',
    'buchungsdatum',
    'buchung',
    'dateop',
    'date operation',
    "date d'opération",
    'date comptable',
    'transaction date',
    'booking date',
    'completed date',
    'date',
    'datum',
    'valuta',
  ],
  direction: ['soll/haben', 'haben/soll', 's/h', 'credit/debit', 'débit/crédit', 'sens', 'dr/cr'],
  currency: ['währung', 'waehrung', 'devise', 'currency', 'ccy'],
  debit: ['debit amount', 'paid out', 'money out', 'débit', 'debit', 'soll', 'lastschrift'],
  credit: ['credit amount', 'paid in', 'money in', 'crédit', 'credit', 'haben', 'gutschrift'],
  amount: ['betrag', 'umsatz', 'montant', 'amount', 'value'],
  account: ['auftragskonto', 'accountnum', 'account number', 'kontonummer', 'compte', 'account'],
  reference: ['transaction id', 'transaktionsnummer', 'umsatz-id', 'bankreferenz', 'transaction reference', 'fitid'],
  payer: [
    'beguenstigter/zahlungspflichtiger',
    'begünstigter/zahlungspflichtiger',
    'name zahlungsbeteiligter',
    'zahlungspflichtige',
    'auftraggeber',
    'empfänger',
    "donneur d'ordre",
    'émetteur',
    'contrepartie',
    'bénéficiaire',
    'supplierfound',
    'tiers',
    'counterparty',
    'counter party',
    'payer',
    'name',
    'nom',
  ],
  text: [
    'verwendungszweck',
    'libellé',
    'libelle',
    'label',
    'transaction description',
    'description',
    'narrative',
    'memo',
    'reference',
    'référence',
    'details',
    'détail',
    'informations',
    'communication',
    'buchungstext',
    'vorgang',
  ],
} as const

type Role = keyof typeof headings
type Rows = readonly (readonly string[])[]
type Test = (cell: string) => boolean

const isDate: Test = (cell) => dateOrders.some((order) => readDay(cell, order) !== undefined)
const isAmount: Test = (cell) => amountWithSign.test(cell.replace(/[\s\u00a0\u202f]/g, ''))
const hasDecimals: Test = (cell) => isAmount(cell) && /[.,]\d\d\D*$/.test(cell)
const isCurrency: Test = (cell) => /^[A-Z]{3}$/i.test(cell)
const hasDigits: Test = (cell) => /\d{4}/.test(cell)
const hasLetters: Test = (cell) => /\p{L}/u.test(cell)

/**
 * Suggests what the columns of a file hold, from the words in its heading and the form of its first rows.
 * @param heading the names of the columns; empty names in a file without a heading
 */
export function suggestColumns(heading: readonly string[], rows: Rows): CsvColumns {
  // without totals and notes
  const dated = rows.filter((row) => row.some((cell) => isDate(cell.trim())))
  const names = heading.map((name) => name.trim().toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'"))
  const free = new Set(names.keys())
  const take = (at: number | undefined): number | null => {
    if (at !== undefined) free.delete(at)
    return at ?? null
  }
  const named = (role: Role, test?: Test) =>
    take(columnNamed(names, role, (at) => free.has(at) && (!test || allAre(dated, at, test))))
  const like = (test: Test) => take([...free].find((at) => hasCells(dated, at) && allAre(dated, at, test)))

  const date = named('date', isDate) ?? like(isDate) ?? 0
  const direction = named('direction')
  const currency = named('currency', isCurrency)
  const [credit, outgoing] = [named('credit', isAmount), named('debit', isAmount)]
  // a column of debits alone, such as the original amount of a returned one, says nothing
  const debit = credit === null ? null : outgoing
  const amount = credit ?? named('amount', isAmount) ?? like(hasDecimals) ?? 0
  const account = named('account', hasDigits)
  const reference = named('reference')
  const payer = named('payer')
  const text = named('text') ?? like(hasLetters) ?? date
  const dateOrder =
    dateOrders.find((order) => allAre(dated, date, (cell) => readDay(cell, order) !== undefined)) ?? 'dmy'
  return { date, dateOrder, amount, debit, direction, currency, payer, text: [text], reference, account }
}

/** The first free column with one of the words of a role as its name, otherwise in its name. */
function columnNamed(names: readonly string[], role: Role, isFree: (at: number) => boolean): number | undefined {
  const words: readonly string[] = headings[role]
  const matches = words.flatMap((word) => [
    names.findIndex((name, at) => name === word && isFree(at)),
    names.findIndex((name, at) => name.includes(word) && isFree(at)),
  ])
  return matches.find((at) => at >= 0)
}

const cellsOf = (rows: Rows, at: number) => rows.map((row) => row[at]?.trim() ?? '').filter(Boolean)
const hasCells = (rows: Rows, at: number) => cellsOf(rows, at).length > 0
const allAre = (rows: Rows, at: number, test: Test) => cellsOf(rows, at).every(test)
