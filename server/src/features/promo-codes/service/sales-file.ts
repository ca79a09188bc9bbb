import type { Language } from '@foyer/contract/languages'
import type { PromoCodeGroup } from '@foyer/contract/promo-code-limits'
import type { Cell } from '@foyer/words/format/csv'
import { byteOrderMark, csvLines } from '@foyer/words/format/csv'
import { decimalsOf } from '@foyer/words/format/money'
import { promoCodesFile as de } from '@foyer/words/promo-codes-file/de'
import { promoCodesFile as en } from '@foyer/words/promo-codes-file/en'
import { promoCodesFile as fr } from '@foyer/words/promo-codes-file/fr'
import type { Db } from '../../../lib/db.ts'
import { fileName } from '../../../lib/file.ts'
import type { Statement } from '../../../lib/stream-rows.ts'
import { streamRows } from '../../../lib/stream-rows.ts'
import type { EventRow } from '../../events/queries.ts'
import type { CodeSales } from '../queries/code-sales.ts'

const words = { en, de, fr } as const

/**
 * The sales with the codes of an event as a CSV file: a row for each code or tag.
 * @param rows the statement that reads them
 */
export function codeSalesCsv(
  db: Db,
  event: EventRow,
  rows: Statement,
  { by, language }: { by: PromoCodeGroup; language: Language },
) {
  const t = words[language]
  const decimals = decimalsOf(event.currency)
  const count = (minor: number): Cell => ({ minor, decimals: 0 })
  const money = (minor: number): Cell => ({ minor, decimals })
  const cells = (row: CodeSales): Cell[] => [
    ...[row.key ?? '', count(row.orders), count(row.tickets), money(row.revenueCents), money(row.discountCents)],
    event.currency,
  ]
  const body = streamRows<CodeSales>(db, rows, {
    head: byteOrderMark + csvLines([[t[by], t.orders, t.tickets, t.revenue, t.discount, t.currency]], language),
    write: (batch) => csvLines(batch.map(cells), language),
  })
  return { name: fileName(`${event.slug} ${t.salesFileName}`, 'csv'), body }
}
