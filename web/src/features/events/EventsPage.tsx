import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { AddEvent } from './AddEvent.tsx'
import { EventFilters } from './EventFilters.tsx'
import { EventTable } from './EventTable.tsx'
import { FoundEvents } from './FoundEvents.tsx'
import { eventPages } from './queries.ts'
import { SortSelect } from './SortSelect.tsx'
import { tableSearch } from './search.ts'
import { NoneAtTime, TimeSelect } from './TimeSelect.tsx'

const route = getRouteApi('/$lang/_member/events')

/** The table of all events, the next one first unless sorted otherwise. */
export default function EventsPage() {
  const t = useTranslations('events')
  const given = route.useSearch()
  // Keeps the last results on screen until the next ones arrive.
  const deferred = useDeferredValue(given)
  const [search, shown] = [tableSearch(given), tableSearch(deferred)]
  const { data } = useInfiniteQuery({ ...eventPages(shown), enabled: false })
  // the table below reads it; without events there is nothing to filter
  const isFirstUse = !shown.q && !shown.status && !shown.when && data?.pages[0]?.total === 0
  return (
    <Page title={t('title')} actions={<AddEvent />}>
      {!isFirstUse && (
        <EventFilters search={search}>
          <TimeSelect search={search} />
          <SortSelect search={search} />
        </EventFilters>
      )}
      <Load resetKey={JSON.stringify(shown)} fallback={<TableLoading />}>
        <FoundEvents
          search={shown}
          outdated={deferred !== given}
          empty={shown.when && <NoneAtTime when={shown.when} />}
        >
          {(events) => <EventTable events={events} search={search} />}
        </FoundEvents>
      </Load>
    </Page>
  )
}

function TableLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="mb-3 w-16 text-sm" />
      <div className="border-b border-line-control py-2.5 text-sm">
        <Skeleton className="w-24" />
      </div>
      {['w-72', 'w-56', 'w-64', 'w-80'].map((width) => (
        <div key={width} className="border-b border-line py-3.5">
          <Skeleton className={`${width} max-w-full`} />
          <Skeleton className="w-40 text-sm" />
        </div>
      ))}
    </Loading>
  )
}
