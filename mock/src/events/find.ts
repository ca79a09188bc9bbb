import { overAt } from '@foyer/contract/event-over'
import { eventStatuses } from '@foyer/contract/event-status'
import type { EventFilter, EventSort, UpcomingEvent } from '@foyer/contract/events'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Page } from '@foyer/contract/http/route'
import { searchTextOf } from '@foyer/contract/search-text'
import { pageOf } from '../page-of.ts'
import type { EventRow } from '../rows.ts'
import { hasWords } from '../search/find.ts'
import type { Store } from '../store.ts'
import { siteStateOf } from '../websites/website.ts'

/** @throws ProblemError `not-found`, also for another team's event */
export function eventById(store: Store, team: string, id: string): EventRow {
  const event = store.events.find((each) => each.id === id && each.team === team)
  if (!event) throw new ProblemError('not-found', { title: 'Event not found' })
  return event
}

/** Lists a team's events: filtered, sorted, and cut to a page when `limit` is set. */
export function findEvents(store: Store, team: string, filter: EventFilter): Page<EventRow> {
  const { q, status, when, sort = 'date', order = sort === 'date' ? 'desc' : 'asc', ...page } = filter
  const compare = { ...comparisons, next: nextFirst(store.now()) } satisfies Record<EventSort, Compare>
  const found = store.events
    .filter((event) => event.team === team && (!status || event.status === status))
    .filter((event) => !when || (when === 'ahead') === (event.dateTba || isAhead(event, store.now())))
    .filter((event) => hasWords(searchTextOfEvent(event), q))
    .sort((a, b) => compare[sort](a, b, order === 'asc' ? 1 : -1))
  return pageOf(found, page)
}

/** The next five events that are not closed: dated events by date, then events whose date is open. */
export const upcoming = (store: Store, team: string): UpcomingEvent[] =>
  store.events
    .filter((event) => event.team === team && event.status !== 'Closed')
    .filter(({ dateTba, endsAt, date }) => dateTba || (endsAt ?? date) >= store.now().toISOString())
    .sort((a, b) => Number(a.dateTba) - Number(b.dateTba) || byText(a.date, b.date) || a.sequence - b.sequence)
    .slice(0, 5)
    .map((event) => ({ id: event.id, name: event.name, siteState: siteStateOf(store, event) }))

type Compare = (a: EventRow, b: EventRow, direction: 1 | -1) => number

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

// An event whose date is open sorts as the newest.
export const byAge = (a: EventRow, b: EventRow) =>
  Number(a.dateTba) - Number(b.dateTba) || byText(a.date, b.date) || a.sequence - b.sequence

const names = new Intl.Collator()

// Those that are not over, the soonest first; then those whose date is open; then those that are over, the latest first.
function nextFirst(now: Date): Compare {
  const partOf = (event: EventRow) => {
    if (event.dateTba) return 1
    return isAhead(event, now) ? 0 : 2
  }
  return (a, b) => partOf(a) - partOf(b) || (partOf(a) === 0 ? byAge(a, b) : byAge(b, a))
}

/** Whether an event has a date and is not over. */
export const isAhead = (event: EventRow, now: Date): boolean => (overAt(event) ?? new Date(0)) >= now

const comparisons: Record<Exclude<EventSort, 'next'>, Compare> = {
  date: (a, b, direction) => direction * byAge(a, b),
  name: (a, b, direction) => direction * (names.compare(a.name, b.name) || a.sequence - b.sequence),
  // Sorts by the order of an event's life cycle. Within a status the newest come first, in both directions.
  status: (a, b, direction) =>
    direction * (eventStatuses.indexOf(a.status) - eventStatuses.indexOf(b.status)) || byAge(b, a),
}

/** The text in which the search looks for an event. */
export const searchTextOfEvent = ({ name, venue, city, region }: EventRow): string =>
  searchTextOf(name, venue, city, region)
