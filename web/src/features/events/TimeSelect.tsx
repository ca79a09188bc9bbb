import { useTranslations } from 'use-intl'
import { NoMatch } from '../../lib/NoMatch.tsx'
import { Select } from '../../ui/Select.tsx'
import { searchBoxId } from './EventFilters.tsx'
import type { EventSearch } from './search.ts'
import { useChangeEventSearch } from './use-change-event-search.ts'

const times = ['all', 'ahead', 'over'] as const

/** Limits the table of events to those to come or those that are over. */
export function TimeSelect({ search }: { search: EventSearch }) {
  const t = useTranslations('eventTable.when')
  const change = useChangeEventSearch()
  return (
    <Select
      aria-label={t('label')}
      className="w-full sm:w-48"
      value={search.when ?? 'all'}
      // `all` is no value of the search, so it removes the parameter
      onChange={({ target }) => change({ when: target.value })}
      options={times.map((value) => ({ value, label: t(value) }))}
    />
  )
}

/** Shown when no event of this time matches the search and the status. */
export function NoneAtTime({ when }: { when: NonNullable<EventSearch['when']> }) {
  const t = useTranslations()
  const change = useChangeEventSearch()
  return (
    <NoMatch
      title={t('eventTable.when.none')}
      clearLabel={t('home.noMatch.clear')}
      onClear={() => change({ q: undefined, status: undefined, when: undefined })}
      searchBoxId={searchBoxId}
    >
      {t(`eventTable.when.only.${when}`)}
    </NoMatch>
  )
}
