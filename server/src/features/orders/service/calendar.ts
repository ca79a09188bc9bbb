import { Language } from '@foyer/contract/language'
import { formatTime } from '@foyer/words/format/date-time'
import type { NamedFile } from '../../../lib/file.ts'
import type { Infra } from '../../../lib/infra.ts'
import { doorsAt } from '../../events/rules.ts'
import { eventCalendar } from '../../events/service/calendar.ts'
import { ticketMessages } from '../pdf/ticket-messages.ts'
import type { OrderDetails } from '../queries.ts'
import { onlineAccessFor } from './online-access.ts'

/**
 * The event of an order as a calendar file. It links to the event's public page and not to the order's, because people
 * share their calendars.
 * @param publicUrl the URL of this installation, without a trailing slash
 * @param onlineAccess of a paid order
 * @returns undefined while the event has no date
 */
export const calendarFile = (found: OrderDetails, publicUrl: string, onlineAccess?: string): NamedFile | undefined =>
  eventCalendar(found.event, { ...optionsOf(found, onlineAccess), publicUrl })

/** The calendar file in a mail: with a link to the order or the ticket, which the mail contains too. */
export function mailedCalendarFile(
  found: OrderDetails,
  { publicUrl, secrets }: Pick<Infra, 'publicUrl' | 'secrets'>,
  link: string,
): NamedFile | undefined {
  const { language, description, ...options } = optionsOf(found, onlineAccessFor(secrets, found))
  return eventCalendar(found.event, { ...options, language, description: `${description}\n${link}`, publicUrl })
}

/** A calendar file that takes the event out of the buyer's calendar (RFC 5546, 3.2.5). */
export const cancelledCalendarFile = (found: OrderDetails, publicUrl: string): NamedFile | undefined =>
  eventCalendar(found.event, { ...optionsOf(found), publicUrl, purpose: 'cancel' })

function optionsOf({ order, event, team }: OrderDetails, onlineAccess?: string) {
  const language = Language.parse(order.language)
  const t = ticketMessages(language)
  const doors = doorsAt(event)
  const lines = [
    `${t('order')} ${order.number}`,
    t('organiser', { organiser: team.name }),
    ...(doors ? [t('doors', { time: formatTime(doors.toISOString(), event.timeZone, language) })] : []),
    ...(onlineAccess ? [`${t('access')} ${onlineAccess}`] : []),
  ]
  const organiser = team.imprint ? { name: team.name, email: team.imprint.email } : undefined
  return { language, description: lines.join('\n'), organiser, onlineAccess }
}
