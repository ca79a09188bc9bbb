import { Language as LanguageSchema } from '@foyer/contract/language'
import type { Language } from '@foyer/contract/languages'
import { allocateTax } from '@foyer/contract/price'
import { smallBusinessNoteOf } from '@foyer/contract/tax-regimes'
import { formatAddress } from '@foyer/words/format/address'
import { countedName } from '@foyer/words/format/counted-names'
import { formatDateTime, formatPeriod, formatTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import { fileName } from '../../../lib/file.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { createPdf } from '../../../lib/pdf/document.ts'
import type { Drawing } from '../../../lib/pdf/drawing.ts'
import type { Signer } from '../../../lib/signer.ts'
import { doorsAt } from '../../events/rules.ts'
import type { TicketRow } from '../queries/tickets.ts'
import type { EventOfOrder, OrderDetails } from '../queries.ts'
import { isTicket } from '../rules/items.ts'
import { ticketCodeOf } from '../rules/links.ts'
import { pricedTicket } from '../rules.ts'
import type { TicketTranslator } from './ticket-messages.ts'
import { ticketMessages } from './ticket-messages.ts'
import type { TicketFacts } from './ticket-page.ts'
import { addTicketPage, ticketPage } from './ticket-page.ts'

/** The tickets of an order as they are drawn: formatted texts in the order's language. */
export interface TicketSheet {
  title: string
  author: string
  language: Language
  /** The cover of the event, a JPEG in the proportions of `coverPixels`. */
  cover: Uint8Array | undefined
  tickets: TicketFacts[]
}

/**
 * The tickets of a paid order as they are drawn, in the order's language. Each names its add-ons.
 * @param rows the tickets and their add-ons
 * @param reader an attendee sees no prices
 */
export function ticketSheet(
  found: OrderDetails,
  rows: readonly TicketRow[],
  signer: Signer,
  cover?: Buffer,
  reader: 'buyer' | 'attendee' = 'buyer',
): TicketSheet {
  const { order, event, team } = found
  const language = LanguageSchema.parse(order.language)
  const t = ticketMessages(language)
  const facts = factsOf(found, language, t)
  // divided among the items of each order: their taxes add up to those of the order
  const taxed = [...groupBy(rows, ({ ticket }) => ticket.orderId).values()].flatMap((own) =>
    allocateTax(own.map((row) => ({ ...row, ...pricedTicket(row), quantity: 1 }))),
  )
  const tickets = taxed.filter(isTicket)
  return {
    title: t('title', { event: event.name }),
    author: team.name,
    language,
    cover,
    tickets: tickets.map((row, index) => {
      const addOns = countedItems(
        taxed.filter(({ ticket }) => ticket.kind === 'add-on' && ticket.addOnOf === row.ticket.id),
      )
      const [price, ...addOnPrices] = reader === 'buyer' ? pricesOf([row, ...addOns], found, language, t) : []
      return {
        ...facts,
        type: row.type.name,
        addOns: addOns.map(({ name }, at) => ({ name, price: addOnPrices[at] })),
        // an attendee does not learn who bought the ticket
        name: row.ticket.name ?? (reader === 'buyer' ? order.name : null) ?? undefined,
        price,
        code: ticketCodeOf(signer, row.ticket),
        number: row.ticket.number,
        at: index + 1,
        total: tickets.length,
      }
    }),
  }
}

/** The name of the file with the tickets of an order. */
export const ticketsFileName = ({ order: { language, number } }: Pick<OrderDetails, 'order'>): string =>
  fileName(ticketMessages(LanguageSchema.parse(language))('fileName', { number }), 'pdf')

/**
 * Draws tickets as a PDF. Each has a page of its own, so that a buyer can pass it on alone. The file is built in memory
 * and never stored.
 */
export const ticketsDrawing: Drawing<TicketSheet> = {
  name: 'tickets',
  async draw({ title, author, language, cover, tickets }) {
    const paper = await createPdf({ title, author, language, size: ticketPage })
    // as a text, because PDFKit stores those once for all pages
    const coverUrl = cover && `data:image/jpeg;base64,${Buffer.from(cover).toString('base64')}`
    for (const facts of tickets) addTicketPage(paper, ticketMessages(language), facts, coverUrl)
    return await paper.finish()
  },
}

type Shared = Omit<TicketFacts, 'type' | 'addOns' | 'name' | 'price' | 'code' | 'number' | 'at' | 'total'>

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

interface PricedItem extends Pick<TicketRow['ticket'], 'priceCents' | 'taxRateBp'> {
  taxCents: number
}

/** Items that are alike, as one with the sums of their prices and taxes. */
const countedItems = (items: readonly (TicketRow & PricedItem)[]): (PricedItem & { name: string })[] =>
  [
    ...groupBy(items, ({ ticket, ...price }) =>
      [ticket.ticketTypeId, price.priceCents, price.taxRateBp].join(),
    ).values(),
  ].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const sumOf = (field: 'priceCents' | 'taxCents') => same.reduce((sum, item) => sum + item[field], 0)
    return {
      name: countedName(first.type.name, same.length),
      priceCents: sumOf('priceCents'),
      taxCents: sumOf('taxCents'),
      taxRateBp: first.taxRateBp,
    }
  })

/** The prices of a ticket and its add-ons. Only the first says that a small business charges no VAT. */
function pricesOf(
  items: readonly PricedItem[],
  { order: { currency }, team: { smallBusinessIn } }: OrderDetails,
  language: Language,
  t: TicketTranslator,
): string[] {
  const noted = items.findIndex(({ priceCents, taxRateBp }) => priceCents > 0 && taxRateBp === 0)
  return items.map((item, at) => {
    const price = priceOf(item, currency, language, t)
    const isNoted = smallBusinessIn && at === noted
    return isNoted ? `${price}. ${t(`smallBusiness.${smallBusinessNoteOf(smallBusinessIn)}`)}` : price
  })
}

function priceOf(
  { priceCents, taxRateBp, taxCents }: PricedItem,
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
