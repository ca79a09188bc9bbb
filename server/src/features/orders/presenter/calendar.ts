import { Language } from '@foyer/contract/language'
import type { NamedFile } from '../../../lib/file.ts'
import { eventCalendar } from '../../events/presenter/calendar.ts'
import type { OrderOfEvent } from '../queries.ts'
import { ticketWords } from './ticket-words.ts'

/**
 * The event of an order for the buyer's calendar. It names the event's public page and not the order's: calendars are
 * shared.
 * @param publicUrl where people reach Foyer
 * @returns undefined while the date is open
 */
export function calendarFile({ order, event, team }: OrderOfEvent, publicUrl: string): NamedFile | undefined {
  const language = Language.parse(order.language)
  const t = ticketWords(language)
  const description = `${t('order')} ${order.number}\n${t('organiser', { organiser: team.name })}`
  return eventCalendar(event, { language, publicUrl, description })
}
