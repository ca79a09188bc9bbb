import type { Cell } from '@foyer/words/format/csv'
import { csvOf } from '@foyer/words/format/csv'
import type { Language } from '@foyer/words/format/locale'
import { decimalsOf } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { reportFile as de } from '@foyer/words/report-file/de'
import { reportFile as en } from '@foyer/words/report-file/en'
import { reportFile as fr } from '@foyer/words/report-file/fr'
import type { AccountingRow } from '../queries/accounting-rows.ts'

const words = { en, de, fr } as const

/** Sales and refunds as a CSV file for accounting: net and tax add up to gross in every row. @returns its name and text */
export function accountingFileOf(rows: readonly AccountingRow[], language: Language) {
  const t = words[language]
  const head = [
    ...[t.start.day, t.group.event, t.group.type, t.group.rate, t.group.method, t.currency, t.tickets],
    ...[t.gross, t.net, t.tax, t.refunded, t.refundedNet, t.refundedTax],
  ]
  const cells = (row: AccountingRow): Cell[] => {
    const decimals = decimalsOf(row.currency)
    const money = (minor: number): Cell => ({ minor, decimals })
    const { grossCents, taxCents, refundedCents, refundedTaxCents } = row
    return [
      ...[row.day, row.event, row.type, formatRate(row.taxRateBp, language), t.method[row.method], row.currency],
      { minor: row.tickets, decimals: 0 },
      ...[grossCents, grossCents - taxCents, taxCents].map(money),
      ...[refundedCents, refundedCents - refundedTaxCents, refundedTaxCents].map(money),
    ]
  }
  return { name: `${t.accountingFileName}.csv`, text: csvOf([head, ...rows.map(cells)], language) }
}
