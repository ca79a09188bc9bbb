import type { BookingFee } from '@foyer/contract/booking-fee'
import { overAt } from '@foyer/contract/event-over'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import { acceptsPayment } from '@foyer/contract/offered-methods'
import { isFew } from '@foyer/contract/order-states'
import { feePartOf } from '@foyer/contract/price/booking-fee'
import { shownPrice } from '@foyer/contract/price/shown-price'
import type { PublicTicketType } from '@foyer/contract/public-api'
import type { routes } from '@foyer/contract/routes/all'
import { eventBySlug } from '../events/slug.ts'
import { validTexts } from '../legal-texts/valid-texts.ts'
import type { EventRow, TicketTypeRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { seatsLeft, ticketTypesOf } from '../ticket-types/ticket-type.ts'

const saleOf = { test: 'test', 'On Sale': 'open', Closed: 'closed' } as const

/** The data of the demo's public pages, and the questions that visitors send from them. All teams are visible. */
export const publicApiHandlers: Partial<Handlers<(typeof routes)['public-api'], Scope>> = {
  viewEvent: ({ store, params }) => {
    const event = eventBySlug(store, params.slug)
    const team = store.teams.find(({ id }) => id === event?.team)
    if (!event || !team) throw new ProblemError('not-found', { title: 'Event not found' })
    const { date, dateTba, bookingFee, ...rest } = event
    const fee = bookingFee?.paidBy === 'buyer' ? bookingFee : undefined
    return {
      ...rest,
      ...(!dateTba && { date }),
      sale: saleOf[event.status],
      organiser: team.name,
      ...(team.logo && { organiserLogo: team.logo }),
      ...(team.imprint && { imprint: team.imprint }),
      ...(team.privacyNotice && { privacyNotice: team.privacyNotice }),
      ...(fee && { bookingFee: publicFeeOf(fee) }),
      legalTexts: validTexts(store, team.id, event.id),
      ticketTypes: ticketTypesOf(store, event.id)
        .filter(({ hidden }) => !hidden)
        .map((type) => {
          const price = shownPrice({ ...type, kind: 'ticket' }, event.discounts ?? [], store.now().getTime())
          const feeCents = fee?.per === 'ticket' ? feePartOf(fee, price.priceCents) : 0
          const { needsApproval, ...shown } = { ...type, ...price }
          return {
            ...shown,
            ...(feeCents > 0 && { feeCents }),
            ...(needsApproval && { needsApproval }),
            ...availabilityOf(store, event, { ...type, ...price }),
          }
        }),
    }
  },
  ask: ({ store, params, body: { text, ...from } }) => {
    const event = eventBySlug(store, params.slug)
    if (!event) throw new ProblemError('not-found', { title: 'Event not found' })
    const id = `thr_${store.nextId++}`
    // Adds the id counter in ms, so that questions keep their order when a test stops the clock.
    const at = new Date(store.now().getTime() + store.nextId).toISOString()
    const history = [{ id: `msg_${store.nextId++}`, at, kind: 'question' as const, text }]
    const flags = { unread: true, archived: false }
    store.threads.push({ id, team: event.team, eventId: event.id, from, ...flags, at, history })
    return { token: id }
  },
}

const publicFeeOf = ({ name, per, cents, bp, taxRateBp }: BookingFee) => ({ name, per, cents, bp, taxRateBp })

type Availability = Pick<PublicTicketType, 'availability' | 'left'>

function availabilityOf(store: Store, event: EventRow, type: TicketTypeRow): Availability {
  const now = store.now().getTime()
  if ([type.salesUntil, overAt(event)].some((end) => end && new Date(end).getTime() <= now))
    return { availability: 'over' }
  const left = seatsLeft(store, type)
  if (left <= 0) return { availability: 'sold-out' }
  if (type.salesFrom && now < Date.parse(type.salesFrom)) return { availability: 'not-yet' }
  if (type.priceCents > 0 && !isPayable(store, event)) return { availability: 'not-payable' }
  return isFew(left, type.capacity) ? { availability: 'few', left } : { availability: 'plenty' }
}

function isPayable(store: Store, event: EventRow): boolean {
  const { bank } = store.teams.find(({ id }) => id === event.team) ?? {}
  return acceptsPayment(
    {
      event: { ...event, paymentTerms: event.paymentTerms },
      team: { bank },
      card: store.stripe[event.team] ?? null,
      test: event.status === 'test',
    },
    store.now(),
  )
}
