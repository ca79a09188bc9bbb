import type { Language } from '@foyer/contract/languages'
import type { QuestionOfOrder } from '@foyer/contract/order-questions'
import { attendeesFile as de } from '@foyer/words/attendees-file/de'
import { attendeesFile as en } from '@foyer/words/attendees-file/en'
import { attendeesFile as fr } from '@foyer/words/attendees-file/fr'
import { formatDateTime, formatPeriod } from '@foyer/words/format/date-time'
import type { Db } from '../../../lib/db.ts'
import type { Statement } from '../../../lib/stream-rows.ts'
import { streamRows } from '../../../lib/stream-rows.ts'
import type { EventRow } from '../../events/queries.ts'
import { answerColumns } from '../../order-questions/service/answer-columns.ts'
import type { AnsweringRow } from '../queries.ts'
import { stateOf } from '../rules.ts'

const words = { en, de, fr } as const

/** The page has no scripts and loads nothing; its table is printed with its head on every sheet. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const styles = `
@page { size: A4; margin: 14mm 12mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; color: #000; background: #fff; font: 10pt/1.35 system-ui, sans-serif }
h1 { margin: 0; font-size: 16pt }
p { margin: .2rem 0 .8rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .25rem .5rem .25rem 0; border-bottom: .5pt solid #777; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th { overflow-wrap: normal }
td:first-child { width: 2.4rem; padding-block: .35rem }
td:first-child::before { content: ""; display: block; width: .9rem; height: .9rem; border: 1pt solid #000 }
td.in::before { content: "✓"; font: 700 .9rem/.9rem sans-serif; text-align: center }
td:nth-child(2) { min-width: 3.5rem }
td:nth-child(4), td:nth-child(5) { white-space: nowrap; font-variant-numeric: tabular-nums }
tr { break-inside: avoid }
thead { display: table-header-group }
.state { font-weight: 700 }
@media print { body { max-width: none; padding: 0 } .screen { display: none } }
`

/**
 * The attendees of an event as a page to print, for a power cut at the door: with a box to tick, ticked for those who have
 * come in, and with the answers that are shown at the door. Sent while it is read.
 * @param rows the statement that reads them
 */
export function attendeesPage(
  db: Db,
  { event, questions }: { event: EventRow; questions: readonly QuestionOfOrder[] },
  rows: Statement,
  language: Language,
): Response {
  const t = words[language]
  const shown = answerColumns(
    questions.filter(({ atDoor, removed }) => atDoor && !removed),
    language,
    t,
  )
  const when = event.dateTba ? '' : `${periodOf(event, language)} · `
  const printed = `${t.printed} ${formatDateTime(new Date().toISOString(), event.timeZone, language)}`
  const headers = [t.arrived, t.name, t.type, t.number, t.order]
  const head = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(`${t.title} – ${event.name}`)}</title><style>${styles}</style></head><body><h1>${escaped(event.name)}</h1><p>${escaped(when + printed)}</p><p class="screen">${escaped(t.howToPrint)}</p><table><thead><tr>${headers.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')}</tr></thead><tbody>\n`
  const line = (row: AnsweringRow) => {
    const state = stateOf[row.status]
    const marks = [...(row.test ? [t.test] : []), ...(state === 'valid' ? [] : [t.states[state]])]
    const type = [escaped(row.type_name), ...marks.map((mark) => `<span class="state">${mark}</span>`)].join(' ')
    const answers = shown
      .cells(row.answers)
      .map((text, at) => text && `<br>${escaped(shown.head[at] ?? '')} <strong>${escaped(text)}</strong>`)
    const more = [row.add_ons && `<br>${escaped(row.add_ons)}`, ...answers].join('')
    const box = row.arrived ? `<td class="in" aria-label="${escaped(t.yes)}"></td>` : '<td></td>'
    return `<tr>${box}<td>${escaped(row.name)}</td><td>${type}${more}</td><td>${row.number}</td><td>${row.order_number}</td></tr>\n`
  }
  const body = streamRows<AnsweringRow>(db, rows, {
    head,
    write: (batch) => batch.map(line).join(''),
    tail: '</tbody></table></body></html>\n',
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

function periodOf({ date, endsAt, timeZone }: EventRow, language: Language): string {
  const from = date.toISOString()
  return endsAt
    ? formatPeriod(from, endsAt.toISOString(), timeZone, language)
    : formatDateTime(from, timeZone, language)
}
