import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle, linkStyle } from '../../ui/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { EventResult } from './EventResult.tsx'
import { searchResults } from './queries.ts'

interface Props {
  q: string
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
  /** Called when the reader opens a result. */
  onFollow: () => void
}

/** The results, one list for each kind. */
export function SearchResults({ q, outdated, onFollow }: Props) {
  const t = useTranslations('search')
  const paths = usePaths()
  const { events } = useSuspenseQuery(searchResults(q)).data
  return (
    <div aria-busy={outdated} className={classNames('transition-opacity', outdated && 'opacity-60 delay-200')}>
      <p role="status" className={events.length > 0 ? 'text-sm text-ink-secondary' : 'sr-only'}>
        {t('found', { count: events.length, q })}
      </p>
      {events.length > 0 ? (
        <section>
          <h2 className="type-heading mt-6 border-b border-line-control pb-2">{t('events')}</h2>
          <ul>
            {events.map((event) => (
              <EventResult key={event.id} event={event} onFollow={onFollow} />
            ))}
          </ul>
          <p className="mt-4">
            <Link to={paths.events()} search={{ q }} className={linkStyle} onClick={onFollow}>
              {t('all')}
            </Link>
          </p>
        </section>
      ) : (
        <EmptyState
          kind="no-match"
          title={t('noMatch.title', { q })}
          action={
            <Link to={paths.events()} className={buttonStyle()}>
              {t('noMatch.all')}
            </Link>
          }
        >
          {t('noMatch.body')}
        </EmptyState>
      )}
    </div>
  )
}
