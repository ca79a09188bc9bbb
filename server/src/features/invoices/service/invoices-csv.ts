import type { Language } from '@foyer/contract/languages'
import type { Cell } from '@foyer/words/format/csv'
import { byteOrderMark, csvLines } from '@foyer/words/format/csv'
import { decimalsOf } from '@foyer/words/format/money'
import { invoicesFile as de } from '@foyer/words/invoices-file/de'
import { invoicesFile as en } from '@foyer/words/invoices-file/en'
import { invoicesFile as fr } from '@foyer/words/invoices-file/fr'
import { ordersFile as ordersDe } from '@foyer/words/orders-file/de'
import { ordersFile as ordersEn } from '@foyer/words/orders-file/en'
import { ordersFile as ordersFr } from '@foyer/words/orders-file/fr'
import type { ExportRow } from '../queries/export.ts'

const words = { en, de, fr } as const
const statuses = { en: ordersEn.statuses, de: ordersDe.statuses, fr: ordersFr.statuses } as const

/** Documents as a CSV file: a row for each tax rate of each. */
export function invoicesCsv(language: Language) {
  const t = words[language]
  const head = [
    ...[t.number, t.kind, t.day, t.refersTo, t.buyer, t.vatId, t.vatState, t.country, t.order, t.status, t.event],
    ...[t.regime, t.currency, t.rate, t.net, t.tax, t.rounding, t.gross],
  ]
  const cells = (row: ExportRow): Cell[] => {
    const decimals = decimalsOf(row.currency)
    const money = (minor: number): Cell => ({ minor, decimals })
    return [
      ...[row.number, t.kinds[row.kind], row.day, row.refersTo, row.buyer, row.vatId],
      row.vatState ? t.vatStates[row.vatState] : '',
      ...[row.country, row.order, statuses[language][row.status], row.event, t.regimes[row.regime], row.currency],
      { minor: row.rate, decimals: 2 },
      ...[row.net, row.tax, row.rounding, row.gross].map(money),
    ]
  }
  return {
    name: `${t.fileName}.csv`,
    head: byteOrderMark + csvLines([head], language),
    write: (rows: readonly ExportRow[]) => csvLines(rows.map(cells), language),
  }
}
