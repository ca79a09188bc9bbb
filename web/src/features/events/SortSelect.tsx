import { useTranslations } from 'use-intl'
import { Select } from '../../ui/Select.tsx'
import type { EventSearch } from './search.ts'
import { sortingOf } from './search.ts'
import { useChangeEventSearch } from './use-change-event-search.ts'

/** Each sorting with its direction; the words have the same names. */
const sortings = ['date-desc', 'date-asc', 'next-asc', 'name-asc', 'name-desc', 'status-asc', 'status-desc'] as const

export function SortSelect({ search }: { search: EventSearch }) {
  const t = useTranslations('home.sort')
  const change = useChangeEventSearch()
  const { sort, order } = sortingOf(search)
  return (
    <Select
      aria-label={t('label')}
      className="w-full sm:w-64"
      value={`${sort}-${order}`}
      onChange={({ target }) => {
        const [sort, order] = target.value.split('-')
        change({ sort, order })
      }}
      options={sortings.map((value) => ({ value, label: t(value) }))}
    />
  )
}
