import { eventStatuses } from '@foyer/contract/event-status'
import type { EventFilter, EventSort, UpcomingEvent } from '@foyer/contract/events'
import { Refused } from '@foyer/contract/http/refused'
import type { Page } from '@foyer/contract/http/route'
import { plain } from '@foyer/contract/slug'
import { pageOf } from '../page-of.ts'
import type { EventRow } from '../rows.ts'
import { siteStateOf } from '../websites/website.ts'
import type { World } from '../world.ts'

/** @throws Refused `not-found`, also for another team's event */
export function eventById(world: World, team: string, id: string): EventRow {
  const event = world.events.find((each) => each.id === id && each.team === team)
  if (!event) throw new Refused('not-found', { title: 'Event not found' })
  return event
}

/** A team's events: searched, filtered, sorted; whole, or a page of `limit`. */
export function findEvents(world: World, team: string, filter: EventFilter): Page<EventRow> {
  const { q, status, sort = 'date', order = sort === 'date' ? 'desc' : 'asc', ...page } = filter
  const words = plain(q ?? '').split(/\s+/)
  const found = world.events
    .filter((event) => event.team === team && (!status || event.status === status))
    .filter((event) => words.every((word) => searchTextOf(event).includes(word)))
    .sort((a, b) => compare[sort](a, b, order === 'asc' ? 1 : -1))
  return pageOf(found, page)
}

/** The next five that are not closed: dated ones from now on, the soonest first, then those whose date is open. */
export const upcoming = (world: World, team: string): UpcomingEvent[] =>
  world.events
    .filter((event) => event.team === team && event.status !== 'Closed')
    .filter(({ dateTba, endsAt, date }) => dateTba || (endsAt ?? date) >= world.now().toISOString())
    .sort((a, b) => Number(a.dateTba) - Number(b.dateTba) || byText(a.date, b.date) || a.sequence - b.sequence)
    .slice(0, 5)
    .map((event) => ({ id: event.id, name: event.name, siteState: siteStateOf(world, event) }))

type Compare = (a: EventRow, b: EventRow, way: 1 | -1) => number

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

// an event whose date is open counts as newest
const byAge = (a: EventRow, b: EventRow) =>
  Number(a.dateTba) - Number(b.dateTba) || byText(a.date, b.date) || a.sequence - b.sequence

const names = new Intl.Collator()

const compare: Record<EventSort, Compare> = {
  date: (a, b, way) => way * byAge(a, b),
  name: (a, b, way) => way * (names.compare(a.name, b.name) || a.sequence - b.sequence),
  // in the order of an event's life; the newest first within each, whichever way round
  status: (a, b, way) => way * (eventStatuses.indexOf(a.status) - eventStatuses.indexOf(b.status)) || byAge(b, a),
}

const searchTextOf = ({ name, venue, city, region }: EventRow) =>
  plain([name, venue, city, region].filter(Boolean).join(' '))
