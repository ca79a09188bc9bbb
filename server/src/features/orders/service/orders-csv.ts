import type { Language } from '@foyer/contract/languages'
import type { QuestionOfOrder } from '@foyer/contract/order-questions'
import type { Cell } from '@foyer/words/format/csv'
import { byteOrderMark, csvLines } from '@foyer/words/format/csv'
import { decimalsOf } from '@foyer/words/format/money'
import { ordersFile as de } from '@foyer/words/orders-file/de'
import { ordersFile as en } from '@foyer/words/orders-file/en'
import { ordersFile as fr } from '@foyer/words/orders-file/fr'
import type { Db } from '../../../lib/db.ts'
import type { Statement } from '../../../lib/stream-rows.ts'
import { streamRows } from '../../../lib/stream-rows.ts'
import { answerColumns } from '../../order-questions/service/answer-columns.ts'
import type { ExportRow } from '../queries/export.ts'

const words = { en, de, fr } as const

/**
 * Orders as a CSV file: a row for each.
 * @param rows the statement that reads them
 * @param questions those that are asked once for an order; none when the orders are of several events
 */
export function ordersCsv(db: Db, rows: Statement, questions: readonly QuestionOfOrder[], language: Language) {
  const t = words[language]
  const answers = answerColumns(questions, language, t)
  const head = [
    ...[t.number, t.ordered, t.status, t.test, t.event, t.name, t.email, t.tickets],
    ...[t.total, t.received, t.refunded, t.currency, t.method, t.paid, t.due],
    ...[t.company, t.vatId, t.documents, t.code, t.addOns, t.fee],
    ...answers.head,
  ]
  const cells = (row: ExportRow): Cell[] => {
    const decimals = decimalsOf(row.currency)
    const money = (minor: number): Cell => ({ minor, decimals })
    return [
      row.number,
      row.ordered,
      t.statuses[row.status],
      row.test ? t.yes : null,
      row.event,
      row.name,
      row.email,
      { minor: row.tickets, decimals: 0 },
      money(row.total),
      money(row.received),
      money(row.refunded),
      row.currency,
      row.method ? t.methods[row.method] : null,
      row.paid,
      row.due,
      row.company,
      row.vatId,
      row.documents,
      row.code,
      row.addOns,
      money(row.fee),
      ...answers.cells(row.answers),
    ]
  }
  const body = streamRows<ExportRow>(db, rows, {
    head: byteOrderMark + csvLines([head], language),
    write: (batch) => csvLines(batch.map(cells), language),
  })
  return { name: `${t.fileName}.csv`, body }
}
