import { eventStatuses, itemStatusOf } from '@foyer/contract/event-status'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SearchBox } from '../../lib/SearchBox.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { EventSearch } from './search.ts'
import { useChangeEventSearch } from './use-change-event-search.ts'

/** Id of the search box, for the button that clears the search. */
export const searchBoxId = 'search-events'

/** Search and status filter above a list of events. The URL holds all of it. */
export function EventFilters({ search, children }: { search: EventSearch; children?: ReactNode }) {
  const t = useTranslations()
  const change = useChangeEventSearch()
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <SearchBox
        id={searchBoxId}
        label={t('home.search')}
        placeholder={t('home.search')}
        clearLabel={t('home.clearSearch')}
        value={search.q}
        onSearch={(q) => change({ q }, 'typed')}
        className="grow basis-60"
      />
      {children}
      <div className="max-sm:w-full max-sm:*:w-full max-[23.4rem]:*:grid max-[23.4rem]:*:grid-cols-2">
        <SegmentedControl
          legend={t('home.filter.label')}
          value={search.status ?? ''}
          onValueChange={(status) => change({ status: status || undefined })}
          options={[
            { value: '', label: t('home.filter.all') },
            ...eventStatuses.map((value) => ({ value, label: t(`common.status.${itemStatusOf[value]}`) })),
          ]}
        />
      </div>
    </search>
  )
}
