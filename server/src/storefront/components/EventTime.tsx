import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import type { Translator } from '../messages.ts'
import { formatEventTime } from '../time-and-venue.ts'

interface Props {
  t: Translator
  language: Language
  event: Omit<PublicEvent, 'ticketTypes'>
}

/**
 * The time of an event in its time zone. For an online event, the script of the public pages writes the reader's time
 * in front of it, which the server does not know.
 */
export function EventTime({ t, language, event }: Props) {
  const { date, endsAt, timeZone, online } = event
  const own = online
    ? { 'data-zone': timeZone, 'data-until': endsAt, 'data-your-time': t('event.yourTime', { time: '{time}' }) }
    : {}
  return (
    <time dateTime={date} {...own}>
      {formatEventTime(event, language)}
    </time>
  )
}
