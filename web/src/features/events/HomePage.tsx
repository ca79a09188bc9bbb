import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { AddEvent } from './AddEvent.tsx'
import { EventCardLoading } from './EventCardLoading.tsx'
import { EventFilters } from './EventFilters.tsx'
import { EventItem } from './EventItem.tsx'
import { FoundEvents } from './FoundEvents.tsx'
import { eventPages } from './queries.ts'
import { SortSelect } from './SortSelect.tsx'
import { TodayStrip } from './TodayStrip.tsx'

const route = getRouteApi('/$lang/_member/')

/** The list of the team's events as tickets. */
export default function HomePage() {
  const t = useTranslations('home')
  const search = route.useSearch()
  // Keeps the last results on screen until the next ones arrive.
  const shown = useDeferredValue(search)
  const { data } = useInfiniteQuery({ ...eventPages(shown), enabled: false })
  // the list below reads it; without events there is nothing to search in
  const isFirstUse = !shown.q && !shown.status && data?.pages[0]?.total === 0
  return (
    <Page title={t('title')} actions={<AddEvent />}>
      <TodayStrip />
      {!isFirstUse && (
        <EventFilters search={search}>
          <SortSelect search={search} />
        </EventFilters>
      )}
      <Load resetKey={JSON.stringify(shown)} fallback={<ListLoading />}>
        <FoundEvents search={shown} outdated={shown !== search}>
          {(events) => (
            <ul className="grid gap-2">
              {events.map((event) => (
                <EventItem key={event.id} event={event} />
              ))}
            </ul>
          )}
        </FoundEvents>
      </Load>
    </Page>
  )
}

function ListLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="mb-3 w-16 text-sm" />
      <div className="@container grid gap-2">
        <EventCardLoading />
        <EventCardLoading />
        <EventCardLoading />
      </div>
    </Loading>
  )
}
