import type { Event } from '@foyer/contract/events'
import { countedExactly } from '@foyer/contract/http/route'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { useFormat } from '../../lib/format.ts'
import { Callout } from '../../ui/Callout.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { EventsEmpty } from './EventsEmpty.tsx'
import { eventPages } from './queries.ts'
import type { EventSearch } from './search.ts'
import { useFocusOnNew } from './use-focus-on-new.ts'

interface Props {
  search: EventSearch
  /** Whether another search is on its way; until it comes this one stays on screen. */
  outdated: boolean
  /** Shows the events, each in an `li` or a `tr`. */
  children: (events: Event[]) => ReactNode
}

/** How many events were found, the events, and the way to the rest of them. */
export function FoundEvents({ search, outdated, children }: Props) {
  const t = useTranslations('home')
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } =
    useSuspenseInfiniteQuery(eventPages(search))
  const events = data.pages.flatMap(({ items }) => items)
  const count = data.pages.at(-1)?.total ?? 0
  const total = format.count(count, countedExactly)
  const goOn = useFocusOnNew(list, events.length)
  const showMore = () => {
    goOn()
    void fetchNextPage()
  }
  return (
    <div
      ref={list}
      aria-busy={outdated}
      className={classNames('transition-opacity', outdated && 'opacity-60 delay-200')}
    >
      <p role="status" className={events.length > 0 ? 'mb-3 text-sm text-ink-secondary' : 'sr-only'}>
        {t('count', { count, shown: total })}
      </p>
      {events.length > 0 ? children(events) : <EventsEmpty search={search} />}
      {isFetchNextPageError && <MoreFailed error={error} />}
      {(hasNextPage || data.pages.length > 1) && (
        <ShowMore
          text={t('shown', { shown: events.length, total })}
          more={hasNextPage ? { label: t('more'), onMore: showMore, pending: isFetchingNextPage } : undefined}
        />
      )}
    </div>
  )
}

function MoreFailed({ error }: { error: unknown }) {
  const t = useTranslations('home')
  const words = useErrorWords()
  return (
    <Callout tone="danger" role="alert" className="mt-4">
      {t('moreFailed', { why: words.of(error) })}
    </Callout>
  )
}
