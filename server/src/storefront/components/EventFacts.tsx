import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { addressLines } from '@foyer/words/format/address'
import { formatTime } from '@foyer/words/format/date-time'
import type { Translator } from '../messages.ts'
import { mapLinkOf, withoutScheme } from '../time-and-venue.ts'
import { EventTime } from './EventTime.tsx'

type AboutEvent = Omit<PublicEvent, 'ticketTypes'>

interface Props {
  t: Translator
  language: Language
  event: AboutEvent
  /** The path of the calendar file, if there is one. */
  calendar: string | undefined
  /** The URL of the page, where readers can share it. */
  share?: string | undefined
}

/** Date, place and website of an event, styled as a ticket stub. */
export function EventFacts({ t, language, event, calendar, share }: Props) {
  const map = mapLinkOf(event)
  const ways = [
    event.date && calendar && (
      <li key="calendar">
        <a href={calendar}>{t('event.calendar')}</a>
      </li>
    ),
    map && (
      <li key="map">
        <a href={map} rel="noopener">
          {t('event.map')}
        </a>
      </li>
    ),
    share && (
      <li key="share">
        <button type="button" data-copy={share} data-copied={t('event.copied')} data-share={t('event.share')} hidden>
          <span>{t('event.copyLink')}</span>
        </button>
      </li>
    ),
    event.websiteUrl && (
      <li key="website">
        <span className="soft">{t('event.website')}</span>
        <a className="break" href={event.websiteUrl} rel="noopener">
          {withoutScheme(event.websiteUrl)}
        </a>
      </li>
    ),
  ].filter(Boolean)
  return (
    <section className="stub facts" aria-label={t('event.facts')}>
      <div className="stub-paper">
        <dl className="stub-main">
          <dt>{t('event.date')}</dt>
          <dd className="fact">
            {event.date ? <EventTime t={t} language={language} event={event} /> : t('event.open')}
          </dd>
          {event.doorsAt && (
            <>
              <dt>{t('event.doors')}</dt>
              <dd className="fact">
                <time dateTime={event.doorsAt}>{formatTime(event.doorsAt, event.timeZone, language)}</time>
              </dd>
            </>
          )}
          <Place {...{ t, language, event }} />
        </dl>
        {ways.length > 0 && <ul className="stub-end ways">{ways}</ul>}
      </div>
    </section>
  )
}

/** The place: its name, and its address below. */
function Place({ t, language, event }: Omit<Props, 'calendar' | 'share'>) {
  const [name = event.online && t('event.online'), ...address] = addressLines(event, language)
  if (!name) return null
  return (
    <>
      <dt>{t('event.place')}</dt>
      <dd className="fact">
        {name}
        {address.length > 0 && <span className="address">{address.join(', ')}</span>}
      </dd>
    </>
  )
}
