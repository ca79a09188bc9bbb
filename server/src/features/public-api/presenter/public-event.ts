import { asksBefore } from '@foyer/contract/answer-rules'
import { Currency } from '@foyer/contract/currency'
import { overAt } from '@foyer/contract/event-over'
import type { EventStatus } from '@foyer/contract/event-status'
import { acceptsPayment } from '@foyer/contract/offered-methods'
import { feePartOf } from '@foyer/contract/price/booking-fee'
import { shownPrice } from '@foyer/contract/price/shown-price'
import type { PublicBookingFee, PublicEvent } from '@foyer/contract/public-api'
import { maxTicketsPerOrder } from '@foyer/contract/ticket-limits'
import { oncePerPair } from '../../../lib/once-per-pair.ts'
import { presentPlace } from '../../events/presenter.ts'
import { doorsAt } from '../../events/rules.ts'
import type { OfferedCode } from '../../inventory/queries.ts'
import { pricedFee } from '../../inventory/rules/priced-fee.ts'
import { isOffered } from '../../inventory/rules.ts'
import { validTexts } from '../../legal-texts/rules.ts'
import type { StoredForm } from '../../order-questions/rules.ts'
import { askedForm } from '../../order-questions/rules.ts'
import type { PublicEventRow } from '../queries.ts'
import { availabilityOf, nextSeatAt } from '../rules.ts'

const saleOf = { test: 'test', 'On Sale': 'open', Closed: 'closed' } as const satisfies Record<EventStatus, string>

/**
 * Presents an event for the public API, without its hidden ticket types.
 * @param code of the reader: with its prices, the ticket types that it unlocks and the seats that it holds
 */
export function presentPublicEvent(
  { event, team, card, inventory, types, addOnGroups, shares, expiries, form, takesCodes, now }: PublicEventRow,
  code?: OfferedCode,
): PublicEvent {
  const payee = { event, team, card, test: event.status === 'test' }
  const sale = { overAt: overAt(event), takesMoney: acceptsPayment(payee, now) }
  const shared = new Map([inventory, ...shares].map((row) => [row.id, row]))
  const counters = types.map(({ inventory: own }) => own)
  const fee = publicFee(event.bookingFee, types)
  const availability = (type: Parameters<typeof availabilityOf>[0], rows: Rows) =>
    availabilityOf(type, rows, sale, now, nextSeatAt(rows, counters, expiries))
  return {
    ...aboutEvent({ event, team, form }),
    ...(takesCodes && { takesCodes }),
    ...(code && { code: presentCode(code) }),
    ...(fee && { bookingFee: fee }),
    ticketTypes: types
      .filter(({ type }) => isOffered(type, code))
      .map(({ type, inventory: own }) => ({
        type,
        rows: rowsForHolder([own, ...rowsOf(own, shared)], code),
        price: priceOf(type, event, now, code),
      }))
      .map(({ type, rows, price }) => ({
        id: type.id,
        name: type.name,
        ...(type.description && { description: type.description }),
        ...price,
        ...feePart(fee, price.priceCents),
        ...(type.minPriceCents !== null && { minPriceCents: type.minPriceCents }),
        ...(type.maxPriceCents !== null && { maxPriceCents: type.maxPriceCents }),
        taxRateBp: type.taxRateBp,
        minPerOrder: type.minPerOrder,
        maxPerOrder: type.maxPerOrder,
        ...(type.salesFrom && { salesFrom: type.salesFrom.toISOString() }),
        ...(type.salesUntil && { salesUntil: type.salesUntil.toISOString() }),
        ...(type.needsApproval && { needsApproval: true }),
        ...availability({ ...type, ...price }, rows),
      })),
    ...(addOnGroups.length > 0 && {
      addOnGroups: addOnGroups.map(({ id, name, description, minPerTicket, maxPerTicket, ticketTypeIds }) => ({
        id,
        name,
        minPerTicket,
        maxPerTicket,
        ...(description && { description }),
        ...(ticketTypeIds && { ticketTypeIds }),
        addOns: types
          .filter(({ type }) => type.addOnGroupId === id && !type.hidden)
          .map(({ type, inventory: own }) => {
            const { discounts: _discounts, byCode: _byCode, ...price } = priceOf(type, event, now, code)
            return {
              id: type.id,
              name: type.name,
              taxRateBp: type.taxRateBp,
              ...price,
              ...availability({ ...type, ...price }, [own]),
            }
          }),
      })),
    }),
  }
}

/** The fee that buyers pay, at the tax rate of its type. */
function publicFee(stored: EventRow['bookingFee'], types: PublicEventRow['types']): PublicBookingFee | undefined {
  const fee = pricedFee(
    stored,
    types.map(({ type }) => type),
  )
  if (!stored || fee?.paidBy !== 'buyer') return undefined
  const { per, cents, bp, taxRateBp } = fee
  return { name: stored.name, per, cents, bp, taxRateBp }
}

function feePart(fee: PublicBookingFee | undefined, priceCents: number): { feeCents?: number } {
  const feeCents = fee?.per === 'ticket' ? feePartOf(fee, priceCents) : 0
  return feeCents > 0 ? { feeCents } : {}
}

const presentCode = (offered: OfferedCode): NonNullable<PublicEvent['code']> => {
  const { code, effect, use, ticketTypeIds, minTickets, minCents, validUntil, usesLeft } = offered
  return {
    code,
    effect,
    use,
    minTickets,
    minCents,
    ...(ticketTypeIds && { ticketTypeIds: [...ticketTypeIds] }),
    ...(use === 'ticket' && usesLeft !== null && usesLeft < maxTicketsPerOrder && { usesLeft }),
    ...(validUntil && { validUntil: validUntil.toISOString() }),
  }
}

const priceOf = (
  type: PublicEventRow['types'][number]['type'],
  { discounts }: EventRow,
  now: Date,
  code: OfferedCode | undefined,
) => shownPrice({ ...type, kind: type.kind === 'add-on' ? 'add-on' : 'ticket' }, discounts, now.getTime(), code)

type Rows = readonly [SeatsRow, ...SeatsRow[]]

/** The seats that a code holds are left for its holder. */
function rowsForHolder(rows: Rows, code: OfferedCode | undefined): Rows {
  const [own, ...others] = rows
  const held = code?.holds === own.id ? (code.usesLeft ?? 0) : 0
  if (held === 0) return rows
  const forHolder = (row: SeatsRow) => ({ ...row, setAside: row.setAside - held })
  return [forHolder(own), ...others.map(forHolder)]
}

type SeatsRow = PublicEventRow['inventory']

/** The rows in which the seats of a ticket type count too. */
const rowsOf = ({ countsIn }: SeatsRow, shared: ReadonlyMap<string, SeatsRow>): SeatsRow[] =>
  countsIn.flatMap((id) => shared.get(id) ?? [])

type EventRow = PublicEventRow['event']
type TeamRow = PublicEventRow['team']

/** The event as an order and a ticket name it, without what it sells. @param asked.form absent where nothing can be bought */
export const aboutEvent = ({
  event,
  team: seller,
  form = null,
}: Pick<PublicEventRow, 'event' | 'team'> & { form?: StoredForm | null }): Omit<PublicEvent, 'ticketTypes'> => ({
  ...factsOf(event, seller),
  ...(asksBefore(askedForm(form)) && { asks: true }),
})

/** In a rush, many orders have the same event and team. */
const factsOf = oncePerPair((event: EventRow, team: TeamRow): Omit<PublicEvent, 'ticketTypes'> => {
  const doors = doorsAt(event)
  return {
    slug: event.slug,
    name: event.name,
    ...(!event.dateTba && { date: event.date.toISOString() }),
    ...(event.endsAt && { endsAt: event.endsAt.toISOString() }),
    timeZone: event.timeZone,
    ...(doors && { doorsAt: doors.toISOString() }),
    ...presentPlace(event),
    online: event.online,
    ...(event.cover && { cover: event.cover }),
    ...(event.websiteUrl && { websiteUrl: event.websiteUrl }),
    currency: Currency.parse(event.currency),
    sale: saleOf[event.status],
    organiser: team.name,
    ...(team.logo && { organiserLogo: team.logo }),
    ...(team.imprint && { imprint: team.imprint }),
    ...(team.privacyNotice && { privacyNotice: team.privacyNotice }),
    ...(team.smallBusinessIn && { smallBusinessIn: team.smallBusinessIn }),
    ...(team.invoices !== 'never' && { invoices: team.invoices }),
    legalTexts: validTexts({ event, team }),
  }
})
