import type { AttendeeSort, AttendeeState } from '@foyer/contract/attendee-states'
import type { Attendee, AttendeeFilter } from '@foyer/contract/attendees'
import type { Page } from '@foyer/contract/http/route'
import type { DoorEntry, OrderExtra } from '@foyer/contract/orders'
import { searchTermsOf, searchTextOf } from '@foyer/contract/search-text'
import { missingAnswers } from '../orders/missing-answers.ts'
import { pageOf } from '../page-of.ts'
import type { OrderRow } from '../rows.ts'
import type { Searched } from '../search/find.ts'
import { withSimilarWords, withWords } from '../search/find.ts'
import type { Store } from '../store.ts'
import { ticketTypesOf } from '../ticket-types/ticket-type.ts'

const stateOf: Partial<Record<OrderRow['status'], AttendeeState>> = {
  paid: 'valid',
  pending: 'unpaid',
  cancelled: 'cancelled',
}

/** The attendees of an event, searched, filtered and sorted, and cut to a page when `limit` is set. */
export function findAttendees(store: Store, event: string, filter: AttendeeFilter): Page<Attendee> {
  const { q, type, state, arrived, answer, sort = 'name', order = 'asc', ...page } = filter
  const arrivals = arrivalsIn(store)
  const ofEvent = store.orders.filter(({ eventId }) => eventId === event)
  // also those that were bought later, in orders of their own
  const extras = ofEvent.flatMap(({ extras: each = [] }) => each)
  const withType = new Set(extras.filter(({ ticketType }) => ticketType === type).map(({ ticketId }) => ticketId))
  const all = ofEvent
    .flatMap((order) =>
      attendeesOf(order, arrivals, extras).filter(({ row }) => isSelected(missingIn(store, order, answer), row.id)),
    )
    .filter(({ row }) => type === undefined || row.ticketType === type || withType.has(row.id))
    .filter(({ row }) => (state ? row.state === state : row.state !== 'cancelled'))
    .filter(({ row }) => arrived === undefined || (row.arrived !== undefined) === (arrived === 'yes'))
  const position = new Map(ticketTypesOf(store, event).map(({ id }, at) => [id, at]))
  const compare = comparisons(position)[sort]
  const sorted = matching(all, q).toSorted(compare)
  return pageOf(order === 'asc' ? sorted : sorted.toReversed(), page)
}

const missingIn = (store: Store, order: OrderRow, answer: string | undefined) =>
  answer === undefined ? undefined : missingAnswers(store, order, answer)

/** Whether an answer is missing for a ticket or its order; without a filter, any ticket is selected. */
const isSelected = (missing: ReturnType<typeof missingIn>, id: string): boolean =>
  missing?.some(({ ticket = id }) => ticket === id) ?? true

function matching(all: readonly Searched<Attendee>[], q: string | undefined): Attendee[] {
  if (!q?.trim()) return all.map(({ row }) => row)
  const terms = searchTermsOf(q)
  if (terms.length === 0) return []
  const exact = withWords(all, terms)
  return exact.length > 0 ? exact : withSimilarWords(all, terms)
}

function attendeesOf(
  order: OrderRow,
  arrivals: ReadonlyMap<string, DoorEntry>,
  extras: readonly OrderExtra[],
): Searched<Attendee>[] {
  const state = stateOf[order.status]
  if (!state) return []
  return order.tickets.map((ticket) => {
    const name = ticket.name ?? order.name
    const email = ticket.email ?? order.email
    const arrived = arrivals.get(ticket.id)
    const addOns = addOnsOf(ticket.id, extras)
    return {
      row: {
        id: ticket.id,
        number: ticket.number,
        ...(name && { name }),
        ...(email && { email }),
        ticketType: ticket.ticketType,
        typeName: ticket.typeName,
        ...(addOns && { addOns }),
        order: { id: order.id, number: order.number },
        state,
        ...(arrived && { arrived }),
        test: order.test,
        orderedAt: order.reservedAt,
      },
      text: searchTextOf(
        ...[order.number, ticket.number].flatMap((number) => [number, number.replace('-', '')]),
        ...[order.name, order.email, ticket.name, ticket.email],
      ),
    }
  })
}

/** The names of a ticket's add-ons with their quantities, as the server writes them. */
function addOnsOf(ticket: string, extras: readonly OrderExtra[]): string {
  const names = extras.flatMap(({ kind, ticketId, typeName }) =>
    kind === 'add-on' && ticketId === ticket ? [typeName] : [],
  )
  return [...new Set(names)].map((name) => `${names.filter((each) => each === name).length} × ${name}`).join(', ')
}

/** When and where the holders of tickets came in, by the ticket's id. */
export const arrivalsIn = ({ entries, checkInLists }: Store): ReadonlyMap<string, DoorEntry> =>
  new Map(
    entries.map(({ list, link, ticket, at }) => {
      const links = checkInLists.find(({ id }) => id === list)?.links
      return [ticket, { at, gate: links?.find(({ id }) => id === link)?.gate ?? '' }]
    }),
  )

const byName = (a: Attendee, b: Attendee) =>
  (a.name ?? '').localeCompare(b.name ?? '', 'en') || a.id.localeCompare(b.id, 'en', { numeric: true })

const comparisons = (
  position: ReadonlyMap<string, number>,
): Record<AttendeeSort, (a: Attendee, b: Attendee) => number> => ({
  name: byName,
  type: (a, b) => (position.get(a.ticketType) ?? 0) - (position.get(b.ticketType) ?? 0) || byName(a, b),
  ordered: (a, b) => a.orderedAt.localeCompare(b.orderedAt) || a.id.localeCompare(b.id, 'en', { numeric: true }),
})
