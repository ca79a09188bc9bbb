import { TZDate } from '@date-fns/tz'
import { msPerHour } from '@foyer/contract/durations'
import type { PlacePart } from '@foyer/contract/event-place'
import type { Language } from '@foyer/contract/languages'
import { coordinatesOf } from '@foyer/contract/map-coordinates'
import { formatAddress } from '@foyer/words/format/address'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { NamedFile } from '../../../lib/file.ts'
import { fileName } from '../../../lib/file.ts'
import type { EventRow } from '../queries.ts'

type CalendarEvent = Pick<
  EventRow,
  'id' | 'name' | 'slug' | 'version' | 'date' | 'dateTba' | 'endsAt' | 'timeZone' | 'websiteUrl' | PlacePart
>

interface CalendarOptions {
  language: Language
  /** The URL of this installation, without a trailing slash. */
  publicUrl: string
  description: string
  /** The access to an online event, in the file of a paid order only: its link is the location. */
  onlineAccess?: string | undefined
  /** The team, with the address that its imprint names. */
  organiser?: { name: string; email: string } | undefined
  /** `cancel` takes the event out of the calendar that an earlier file has put it into. Default: `publish`. */
  purpose?: 'publish' | 'cancel'
}

/** Calendars show an event without an end as one of no length; the page and the mails name no end. */
const assumedHours = 3

/**
 * Builds a calendar file of an event, in the event's time zone.
 * @returns undefined while the event has no date
 */
export function eventCalendar(
  event: CalendarEvent,
  { language, publicUrl, description, onlineAccess, organiser, purpose = 'publish' }: CalendarOptions,
): NamedFile | undefined {
  if (event.dateTba) return undefined
  const isCancelled = purpose === 'cancel'
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const end = event.endsAt ?? new Date(event.date.getTime() + assumedHours * msPerHour)
  const inEventZone = (date: Date) => new TZDate(date, event.timeZone)
  const calendar = ical({
    prodId: { company: 'Foyer', product: 'Foyer', language: language.toUpperCase() },
    method,
    timezone: { name: null, generator: timeZoneBlock },
  })
  calendar.createEvent({
    // The id is the same in the files of all orders, so that a buyer with two orders has the event once in the calendar.
    id: `${event.id}@${new URL(publicUrl).hostname}`,
    sequence: event.version,
    timezone: event.timeZone,
    start: inEventZone(event.date),
    end: inEventZone(end),
    summary: event.name,
    ...locationOf(event, language, onlineAccess),
    description,
    ...(organiser && { organizer: organiser }),
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    url: `${publicUrl}/${language}/e/${event.slug}`,
  })
  const content = Buffer.from(`${calendar.toString()}\r\n`)
  return { name: fileName(event.name, 'ics'), type: `text/calendar; charset=utf-8; method=${method}`, content }
}

/** Where the event is: its address, the link of an online one, or its website. A position only if its map marks one. */
function locationOf(event: CalendarEvent, language: Language, onlineAccess: string | undefined) {
  const address = formatAddress(event, language)
  const link = onlineAccess && URL.canParse(onlineAccess) ? onlineAccess : undefined
  const title = address || (link ?? event.websiteUrl)
  const position = event.mapUrl ? coordinatesOf(event.mapUrl) : undefined
  if (!title) return {}
  return { location: { title, ...(position && { geo: { lat: position.latitude, lon: position.longitude } }) } }
}

/**
 * The `VTIMEZONE` block of a time zone. The library has some zones only under their newer name: the block gets the name
 * that the event uses.
 */
function timeZoneBlock(timeZone: string): string | null {
  const [block] = tzlib_get_ical_block(timeZone)
  return block ? block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${timeZone}`) : null
}
