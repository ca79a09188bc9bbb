import { TZDate } from '@date-fns/tz'
import type { Language } from '@foyer/contract/languages'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { NamedFile } from '../../../lib/file.ts'
import { fileName } from '../../../lib/file.ts'
import { locationOf } from '../presenter.ts'
import type { EventRow } from '../queries.ts'

type Dated = Parameters<typeof locationOf>[0] &
  Pick<EventRow, 'id' | 'name' | 'slug' | 'version' | 'date' | 'dateTba' | 'endsAt' | 'timeZone'>

interface Of {
  language: Language
  /** Where people reach Foyer. */
  publicUrl: string
  description: string
}

/**
 * An event for a calendar, in the event's zone.
 * @returns undefined while the date is open
 */
export function eventCalendar(event: Dated, { language, publicUrl, description }: Of): NamedFile | undefined {
  if (event.dateTba) return undefined
  const at = (moment: Date) => new TZDate(moment, event.timeZone)
  const calendar = ical({
    prodId: { company: 'Foyer', product: 'Foyer', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: zoneBlock },
  })
  calendar.createEvent({
    // the same wherever it comes from: who has two orders finds the event once
    id: `${event.id}@${new URL(publicUrl).hostname}`,
    sequence: event.version,
    timezone: event.timeZone,
    start: at(event.date),
    ...(event.endsAt && { end: at(event.endsAt) }),
    summary: event.name,
    location: locationOf(event),
    description,
    url: `${publicUrl}/${language}/e/${event.slug}`,
  })
  const content = Buffer.from(calendar.toString())
  return { name: fileName(event.name, 'ics'), type: 'text/calendar; charset=utf-8; method=PUBLISH', content }
}

/** The rules of a zone, under the name that was asked for: the library gives some under a newer one. */
function zoneBlock(timeZone: string): string | null {
  const [block] = tzlib_get_ical_block(timeZone)
  return block ? block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${timeZone}`) : null
}
