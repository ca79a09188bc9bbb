import { Currency } from '@foyer/contract/currency'
import { overAt } from '@foyer/contract/event-over'
import type { EventStatus } from '@foyer/contract/event-status'
import { Language } from '@foyer/contract/language'
import { offeredMethods, takesMoney } from '@foyer/contract/offered-methods'
import type { PublicEvent, PublicOrder } from '@foyer/contract/public'
import type { Signer } from '../../lib/signer.ts'
import { presentTicket } from '../orders/presenter.ts'
import type { OrderOfEvent, TicketRow } from '../orders/queries.ts'
import { codeOf, mayBuyerCancel } from '../orders/rules.ts'
import type { Shown } from './queries.ts'
import { availabilityOf } from './rules.ts'

const saleOf = { test: 'test', 'On Sale': 'open', Closed: 'closed' } as const satisfies Record<EventStatus, string>

/** An event as everybody may see it. */
export function presentPublicEvent({ event, team, card, books, types, now }: Shown): PublicEvent {
  const taking = { event, team, card, test: event.status === 'test' }
  const ofEvent = { ...books, overAt: overAt(event), takesMoney: takesMoney(taking, now) }
  return {
    ...aboutEvent({ event, team }),
    ticketTypes: types
      .filter(({ type }) => !type.hidden)
      .map(({ type, books: seats }) => ({
        id: type.id,
        name: type.name,
        ...(type.description && { description: type.description }),
        priceCents: type.priceCents,
        taxRateBp: type.taxRateBp,
        minPerOrder: type.minPerOrder,
        maxPerOrder: type.maxPerOrder,
        ...(type.salesFrom && { salesFrom: type.salesFrom.toISOString() }),
        ...(type.salesUntil && { salesUntil: type.salesUntil.toISOString() }),
        ...availabilityOf(type, seats, ofEvent, now),
      })),
  }
}

function aboutEvent({ event, team }: Pick<Shown, 'event' | 'team'>): Omit<PublicEvent, 'ticketTypes'> {
  return {
    slug: event.slug,
    name: event.name,
    ...(!event.dateTba && { date: event.date.toISOString() }),
    ...(event.endsAt && { endsAt: event.endsAt.toISOString() }),
    timeZone: event.timeZone,
    ...(event.venue && { venue: event.venue }),
    ...(event.city && { city: event.city }),
    ...(event.region && { region: event.region }),
    websiteUrl: event.websiteUrl,
    currency: Currency.parse(event.currency),
    sale: saleOf[event.status],
    organiser: team.name,
    ...(team.imprint && { imprint: team.imprint }),
  }
}

/** An order as its buyer sees it. */
export function presentPublicOrder(found: OrderOfEvent, tickets: TicketRow[], signer: Signer, now: Date): PublicOrder {
  const { order, event, team, paying } = found
  const reserved = order.status === 'reserved'
  return {
    number: order.number,
    status: order.status,
    test: order.test,
    language: Language.parse(order.language),
    event: aboutEvent({ event, team }),
    tickets: tickets.map((row) => ({
      ...presentTicket(row),
      ...(order.status === 'paid' && { code: codeOf(signer, row.ticket) }),
    })),
    totalCents: order.totalCents,
    currency: Currency.parse(order.currency),
    ...(order.name && { name: order.name }),
    ...(order.email && { email: order.email }),
    ...(order.paymentMethod && { paymentMethod: order.paymentMethod }),
    paymentMethods: reserved ? offeredMethods(found, now) : [],
    ...(reserved && order.holdExpiresAt && { holdExpiresAt: order.holdExpiresAt.toISOString() }),
    extendable: reserved && !paying && !order.holdExtended && order.holdExpiresAt !== null && now < order.holdExpiresAt,
    ...(order.status === 'pending' &&
      order.dueAt &&
      team.bank && {
        transfer: { bank: team.bank, reference: order.number, dueAt: order.dueAt.toISOString() },
      }),
    ...(reserved && paying?.payUrl && paying.endsAt && now < paying.endsAt && { payUrl: paying.payUrl }),
    cancellable: mayBuyerCancel(order, event, now),
  }
}
