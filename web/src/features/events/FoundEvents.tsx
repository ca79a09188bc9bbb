import type { Event } from '@foyer/contract/events'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FoundPages } from '../../lib/FoundPages.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { EventsEmpty } from './EventsEmpty.tsx'
import { fetchDeleteEventDialog } from './LazyDeleteEventDialog.tsx'
import { eventPages } from './queries.ts'
import type { EventSearch } from './search.ts'

interface Props {
  search: EventSearch
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
  /** Shown instead of an empty list; without it the first steps, or that nothing matches. */
  empty?: ReactNode
  /** Renders the events, each in an `li` or a `tr`. */
  children: (events: Event[]) => ReactNode
}

/** The number of matching events, the events, and a button for more. */
export function FoundEvents({ search, outdated, empty, children }: Props) {
  const t = useTranslations('home')
  useModuleOnceShown(fetchDeleteEventDialog)
  return (
    <FoundPages
      found={useSuspenseInfiniteQuery(eventPages(search))}
      outdated={outdated}
      words={{
        count: (count, shown) => t('count', { count, shown }),
        shown: (shown, total) => t('shown', { shown, total }),
        more: t('more'),
        moreFailed: (why) => t('moreFailed', { why }),
      }}
      empty={empty || <EventsEmpty search={search} />}
    >
      {children}
    </FoundPages>
  )
}
