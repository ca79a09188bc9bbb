import { setImmediate } from 'node:timers/promises'
import { Language as LanguageSchema } from '@foyer/contract/language'
import type { Language } from '@foyer/contract/languages'
import { allocateTax } from '@foyer/contract/price'
import { formatAddress } from '@foyer/words/format/address'
import { formatDateTime, formatPeriod, formatTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { NamedFile } from '../../../lib/file.ts'
import { fileName } from '../../../lib/file.ts'
import { createPdf } from '../../../lib/pdf/document.ts'
import type { Signer } from '../../../lib/signer.ts'
import { doorsAt } from '../../events/rules.ts'
import type { EventOfOrder, OrderDetails, TicketRow } from '../queries.ts'
import { pricedTicket, ticketCodeOf } from '../rules.ts'
import type { TicketTranslator } from './ticket-messages.ts'
import { ticketMessages } from './ticket-messages.ts'
import type { TicketFacts } from './ticket-page.ts'
import { addTicketPage, ticketPage } from './ticket-page.ts'

/**
 * Creates the tickets of a paid order as a PDF in the order's language. Each ticket has a page of its own, so that a
 * buyer can pass it on alone. The file is built in memory and never stored. The loop yields to the event loop after each
 * page, so that a large order does not block other requests.
 * @param cover of the event, a JPEG in the proportions of `coverPixels`
 */
export async function ticketsPdf(
  found: OrderDetails,
  rows: readonly TicketRow[],
  signer: Signer,
  cover?: Buffer,
): Promise<NamedFile> {
  const { order, event, team } = found
  const language = LanguageSchema.parse(order.language)
  const t = ticketMessages(language)
  const title = t('title', { event: event.name })
  const paper = await createPdf({ title, author: team.name, language, size: ticketPage })
  // as a text, because PDFKit stores those once for all pages
  const coverUrl = cover && `data:image/jpeg;base64,${cover.toString('base64')}`
  const facts = { ...factsOf(found, language, t), cover: coverUrl }
  // divided among the tickets: their taxes add up to those of the order
  const taxed = allocateTax(rows.map((row) => ({ ...row, ...pricedTicket(row), quantity: 1 })))
  for (const [index, { ticket, type, taxCents }] of taxed.entries()) {
    addTicketPage(paper, t, {
      ...facts,
      type: type.name,
      name: ticket.name ?? undefined,
      price: priceOf(ticket, taxCents, order.currency, language, t),
      code: ticketCodeOf(signer, ticket),
      number: ticket.number,
      at: index + 1,
      total: rows.length,
    })
    await setImmediate()
  }
  const name = fileName(t('fileName', { number: order.number }), 'pdf')
  return { name, type: 'application/pdf', content: await paper.finish() }
}

type Shared = Omit<TicketFacts, 'cover' | 'type' | 'name' | 'price' | 'code' | 'number' | 'at' | 'total'>

const factsOf = ({ order, event, team }: OrderDetails, language: Language, t: TicketTranslator): Shared => ({
  event: event.name,
  when: whenOf(event, language) ?? t('dateOpen'),
  where: whereOf(event, language, t),
  doors: doorsOf(event, language),
  order: order.number,
  organiser: team.name,
  test: order.test,
})

function whereOf(event: EventOfOrder, language: Language, t: TicketTranslator): string | undefined {
  const { online, websiteUrl } = event
  if (online) return websiteUrl ? t('online', { website: websiteUrl }) : t('onlineOnly')
  return formatAddress(event, language) || (websiteUrl ?? undefined)
}

function doorsOf(event: EventOfOrder, language: Language): string | undefined {
  const at = doorsAt(event)
  return at && formatTime(at.toISOString(), event.timeZone, language)
}

/** The date or period of an event in its time zone. @returns undefined while the event has no date */
function whenOf({ date, dateTba, endsAt, timeZone }: EventOfOrder, language: Language): string | undefined {
  if (dateTba) return undefined
  const from = date.toISOString()
  return endsAt
    ? formatPeriod(from, endsAt.toISOString(), timeZone, language)
    : formatDateTime(from, timeZone, language)
}

function priceOf(
  { priceCents, taxRateBp }: TicketRow['ticket'],
  taxCents: number,
  currency: string,
  language: Language,
  t: TicketTranslator,
): string {
  if (priceCents === 0) return t('free')
  const price = formatMoney(priceCents, currency, language)
  if (taxRateBp === 0) return price
  const amount = formatMoney(taxCents, currency, language)
  return t('withTax', { price, rate: formatRate(taxRateBp, language), amount })
}
