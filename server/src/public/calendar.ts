import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public'
import ical from 'ical-generator'
import { placeOf } from './when-and-where.ts'

const hour = 60 * 60 * 1000

/**
 * An event as a calendar file. Times are in UTC, which every calendar shows in its owner's zone.
 * @param url the event's page
 * @returns undefined while the date is open
 */
export function calendarOf(
  { name, date, endsAt, organiser, websiteUrl, ...event }: Omit<PublicEvent, 'ticketTypes'>,
  url: string,
  language: Language,
): string | undefined {
  if (!date) return undefined
  const calendar = ical({ prodId: { company: 'Foyer', product: 'Foyer', language: language.toUpperCase() } })
  const start = new Date(date)
  calendar.createEvent({
    // the same in every language, so that a second download is the same entry
    id: `${event.slug}@${new URL(url).host}`,
    start,
    // an end that nobody gave: most events last no shorter
    end: endsAt ? new Date(endsAt) : new Date(start.getTime() + 2 * hour),
    summary: name,
    location: placeOf(event) ?? websiteUrl,
    description: `${organiser}\n${url}`,
    url,
  })
  return calendar.toString()
}
