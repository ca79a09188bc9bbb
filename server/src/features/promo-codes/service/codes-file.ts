import type { Language } from '@foyer/contract/languages'
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
import type { ExportedCode } from '../queries/found-codes.ts'

const words = { en, de, fr } as const

interface Sold {
  event: EventRow
  /** The names of its ticket types by their ids. */
  types: ReadonlyMap<string, string>
  publicUrl: string
}

/**
 * The codes of an event as a CSV file: a row for each, with its uses so far and a link that carries it. The columns that
 * members set can be imported again.
 * @param rows the statement that reads them
 */
export function codesCsv(db: Db, sold: Sold, rows: Statement, language: Language) {
  const t = words[language]
  const head = [
    ...[t.code, t.tag, t.state, t.percent, t.amount, t.price, t.currency, t.use, t.uses, t.sold, t.held, t.perEmail],
    ...[t.types, t.unlocks, t.holds, t.withDiscounts, t.minTickets, t.minTotal, t.validFrom, t.validUntil],
    ...[t.note, t.created, t.link],
  ]
  const body = streamRows<ExportedCode>(db, rows, {
    head: byteOrderMark + csvLines([head], language),
    write: (batch) => csvLines(batch.map(cellsOf(sold, language)), language),
  })
  return { name: fileName(`${sold.event.slug} ${t.fileName}`, 'csv'), body }
}

const count = (minor: number | null): Cell => (minor === null ? '' : { minor, decimals: 0 })

const percent = (bp: number): Cell => (bp % 100 === 0 ? { minor: bp / 100, decimals: 0 } : { minor: bp, decimals: 2 })

function cellsOf({ event, types, publicUrl }: Sold, language: Language) {
  const t = words[language]
  const decimals = decimalsOf(event.currency)
  const money = (minor: number): Cell => ({ minor, decimals })
  const flag = (is: boolean) => (is ? t.yes : t.no)
  const link = `${publicUrl}/${language}/e/${event.slug}?code=`
  return (row: ExportedCode): Cell[] => [
    ...[row.code, row.tag, t.states[row.state]],
    row.effect === 'percent' ? percent(row.amount) : '',
    row.effect === 'amount' ? money(row.amount) : '',
    row.effect === 'fixed' ? money(row.amount) : '',
    ...[event.currency, t.useOf[row.use], count(row.uses), count(row.sold), count(row.held), count(row.per_email)],
    (row.types ?? []).flatMap((id) => types.get(id) ?? []).join(' | '),
    ...[flag(row.unlocks), flag(row.holds), flag(row.with_discounts)],
    row.min_tickets > 0 ? count(row.min_tickets) : '',
    row.min_cents > 0 ? money(row.min_cents) : '',
    ...[row.valid_from, row.valid_until, row.note, row.created, link + encodeURIComponent(row.code)],
  ]
}
