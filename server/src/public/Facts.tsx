import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public'
import { placeOf, spoken, whenOf } from './when-and-where.ts'
import type { Words } from './words.ts'

interface Props {
  t: Words
  language: Language
  event: Omit<PublicEvent, 'ticketTypes'>
  /** Where its calendar file is, when there is one. */
  calendar: string | undefined
}

/** When and where an event is, on the stub of a ticket. */
export function Facts({ t, language, event, calendar }: Props) {
  const place = placeOf(event)
  return (
    <section className="stub facts" aria-label={t('event.facts')}>
      <div className="stub-paper">
        <dl className="stub-main">
          <dt>{t('event.date')}</dt>
          <dd className="fact">
            {event.date ? <time dateTime={event.date}>{whenOf(event, language)}</time> : t('event.open')}
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
              {spoken(event.websiteUrl)}
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
