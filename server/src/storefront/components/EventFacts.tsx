import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import type { Translator } from '../messages.ts'
import { formatVenue, withoutScheme } from '../time-and-venue.ts'
import { EventTime } from './EventTime.tsx'

interface Props {
  t: Translator
  language: Language
  event: Omit<PublicEvent, 'ticketTypes'>
  /** The path of the calendar file, if there is one. */
  calendar: string | undefined
}

/** Date, venue and website of an event, styled as a ticket stub. */
export function EventFacts({ t, language, event, calendar }: Props) {
  const place = event.online ? t('event.online') : formatVenue(event)
  return (
    <section className="stub facts" aria-label={t('event.facts')}>
      <div className="stub-paper">
        <dl className="stub-main">
          <dt>{t('event.date')}</dt>
          <dd className="fact">
            {event.date ? <EventTime t={t} language={language} event={event} /> : t('event.open')}
          </dd>
          {place && (
            <>
              <dt>{t('event.place')}</dt>
              <dd className="fact">{place}</dd>
            </>
          )}
        </dl>
        <ul className="stub-end ways">
          {event.date && calendar && (
            <li>
              <a href={calendar}>{t('event.calendar')}</a>
            </li>
          )}
          <li>
            <span className="soft">{t('event.website')}</span>
            <a className="break" href={event.websiteUrl} rel="noopener">
              {withoutScheme(event.websiteUrl)}
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
