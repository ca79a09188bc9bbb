import { setImmediate } from 'node:timers/promises'
import { Language as LanguageSchema } from '@foyer/contract/language'
import type { Language } from '@foyer/contract/languages'
import { formatDateTime, formatPeriod } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { NamedFile } from '../../../lib/file.ts'
import { fileName } from '../../../lib/file.ts'
import { openPaper } from '../../../lib/pdf/paper.ts'
import type { Signer } from '../../../lib/signer.ts'
import { locationOf } from '../../events/presenter.ts'
import type { EventOfOrder, OrderOfEvent, TicketRow } from '../queries.ts'
import { codeOf } from '../rules.ts'
import type { TicketFacts } from './ticket-page.ts'
import { addTicketPage, ticketPage } from './ticket-page.ts'
import type { TicketWords } from './ticket-words.ts'
import { ticketWords } from './ticket-words.ts'

/**
 * The tickets of a paid order as a PDF in the order's language, each on a page of its own, so that it can be given
 * away alone. Made in memory and never stored; other requests get their turn between two pages.
 */
export async function ticketsPdf(found: OrderOfEvent, rows: readonly TicketRow[], signer: Signer): Promise<NamedFile> {
  const { order, event, team } = found
  const language = LanguageSchema.parse(order.language)
  const t = ticketWords(language)
  const title = t('title', { event: event.name })
  const paper = await openPaper({ title, author: team.name, language, size: ticketPage })
  const facts = factsOf(found, language, t)
  for (const [index, row] of rows.entries()) {
    const { ticket, type } = row
    addTicketPage(paper, t, {
      ...facts,
      type: type.name,
      name: ticket.name ?? undefined,
      price: priceOf(ticket, order.currency, language, t),
      code: codeOf(signer, ticket),
      at: index + 1,
      total: rows.length,
    })
    await setImmediate()
  }
  const name = fileName(t('fileName', { number: order.number }), 'pdf')
  return { name, type: 'application/pdf', content: await paper.finish() }
}

type Shared = Omit<TicketFacts, 'type' | 'name' | 'price' | 'code' | 'at' | 'total'>

const factsOf = ({ order, event, team }: OrderOfEvent, language: Language, t: TicketWords): Shared => ({
  event: event.name,
  when: whenOf(event, language) ?? t('dateOpen'),
  where: locationOf(event),
  order: order.number,
  organiser: team.name,
  test: order.test,
})

/** When an event is, in its zone. @returns undefined while that is open */
function whenOf({ date, dateTba, endsAt, timeZone }: EventOfOrder, language: Language): string | undefined {
  if (dateTba) return undefined
  const from = date.toISOString()
  return endsAt
    ? formatPeriod(from, endsAt.toISOString(), timeZone, language)
    : formatDateTime(from, timeZone, language)
}

function priceOf(
  { priceCents, taxRateBp }: TicketRow['ticket'],
  currency: string,
  language: Language,
  t: TicketWords,
): string {
  if (priceCents === 0) return t('free')
  const price = formatMoney(priceCents, currency, language)
  return taxRateBp === 0 ? price : t('withTax', { price, rate: formatRate(taxRateBp, language) })
}
