import type { Language } from '@foyer/contract/languages'
import type { QuestionOfOrder } from '@foyer/contract/order-questions'
import { attendeesFile as de } from '@foyer/words/attendees-file/de'
import { attendeesFile as en } from '@foyer/words/attendees-file/en'
import { attendeesFile as fr } from '@foyer/words/attendees-file/fr'
import type { Cell } from '@foyer/words/format/csv'
import { byteOrderMark, csvLines } from '@foyer/words/format/csv'
import { decimalsOf } from '@foyer/words/format/money'
import type { Db } from '../../../lib/db.ts'
import { fileName } from '../../../lib/file.ts'
import { sortableTime } from '../../../lib/sortable-time.ts'
import type { Statement } from '../../../lib/stream-rows.ts'
import { streamRows } from '../../../lib/stream-rows.ts'
import type { EventRow } from '../../events/queries.ts'
import { answerColumns } from '../../order-questions/service/answer-columns.ts'
import type { AnsweringRow } from '../queries.ts'
import { stateOf } from '../rules.ts'

const words = { en, de, fr } as const

/**
 * The attendees of an event as a CSV file: a row for each ticket, with the answers to the questions of the event.
 * @param rows the statement that reads them
 */
export function attendeesCsv(
  db: Db,
  { event, questions }: { event: EventRow; questions: readonly QuestionOfOrder[] },
  rows: Statement,
  language: Language,
) {
  const t = words[language]
  const answers = answerColumns(questions, language, t)
  const head = [
    ...[t.name, t.email, t.type, t.number, t.state, t.arrivedAt, t.gate],
    ...[t.buyer, t.buyerEmail, t.order, t.ordered, t.price, t.currency, t.test, t.addOns],
    ...answers.head,
  ]
  const decimals = decimalsOf(event.currency)
  const time = sortableTime(event.timeZone)
  const cells = (row: AnsweringRow): Cell[] => [
    ...[row.name, row.email, row.type_name, row.number, t.states[stateOf[row.status]]],
    ...(row.arrived ? [time(new Date(row.arrived.at)), row.arrived.gate] : ['', '']),
    ...[row.buyer, row.buyer_email, row.order_number, time(new Date(row.ordered_at))],
    { minor: row.price_cents, decimals },
    ...[event.currency, row.test ? t.yes : '', row.add_ons],
    ...answers.cells(row.answers),
  ]
  const body = streamRows<AnsweringRow>(db, rows, {
    head: byteOrderMark + csvLines([head], language),
    write: (batch) => csvLines(batch.map(cells), language),
  })
  return { name: fileName(`${event.slug} ${t.fileName}`, 'csv'), body }
}
