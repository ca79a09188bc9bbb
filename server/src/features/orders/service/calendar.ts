import { Language } from '@foyer/contract/language'
import type { NamedFile } from '../../../lib/file.ts'
import { eventCalendar } from '../../events/service/calendar.ts'
import { ticketMessages } from '../pdf/ticket-messages.ts'
import type { OrderDetails } from '../queries.ts'

/**
 * The event of an order as a calendar file. It links to the event's public page and not to the order's, because people
 * share their calendars.
 * @param publicUrl the URL of this installation, without a trailing slash
 * @returns undefined while the event has no date
 */
export function calendarFile({ order, event, team }: OrderDetails, publicUrl: string): NamedFile | undefined {
  const language = Language.parse(order.language)
  const t = ticketMessages(language)
  const description = `${t('order')} ${order.number}\n${t('organiser', { organiser: team.name })}`
  return eventCalendar(event, { language, publicUrl, description })
}
