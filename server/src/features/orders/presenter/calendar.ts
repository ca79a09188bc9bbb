import { TZDate } from '@date-fns/tz'
import { Language } from '@foyer/contract/language'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { NamedFile } from '../../../lib/file.ts'
import { fileName } from '../../../lib/file.ts'
import { locationOf } from '../../events/presenter.ts'
import type { OrderOfEvent } from '../queries.ts'
import { ticketWords } from './ticket-words.ts'

/**
 * The event of an order for the buyer's calendar, in the event's zone. It names the event's public page and not the
 * order's: calendars are shared.
 * @param publicUrl where people reach Foyer
 * @returns undefined while the date is open
 */
export function calendarFile({ order, event, team }: OrderOfEvent, publicUrl: string): NamedFile | undefined {
  if (event.dateTba) return undefined
  const language = Language.parse(order.language)
  const t = ticketWords(language)
  const at = (moment: Date) => new TZDate(moment, event.timeZone)
  const calendar = ical({
    prodId: { company: 'Foyer', product: 'Foyer', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: zoneBlock },
  })
  calendar.createEvent({
    // the same for every order of the event: who has two finds the event once
    id: `${event.id}@${new URL(publicUrl).hostname}`,
    sequence: event.version,
    timezone: event.timeZone,
    start: at(event.date),
    ...(event.endsAt && { end: at(event.endsAt) }),
    summary: event.name,
    location: locationOf(event),
    description: `${t('order')} ${order.number}\n${t('organiser', { organiser: team.name })}`,
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
