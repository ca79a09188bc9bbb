import { useTranslations } from 'use-intl'
import { Select } from '../../ui/Select.tsx'
import type { EventSearch } from './search.ts'
import { sortingOf } from './search.ts'
import { useChangeEventSearch } from './use-change-event-search.ts'

const sortings = [
  { sort: 'date', order: 'desc', word: 'dateDesc' },
  { sort: 'date', order: 'asc', word: 'dateAsc' },
  { sort: 'next', order: 'asc', word: 'next' },
  { sort: 'name', order: 'asc', word: 'nameAsc' },
  { sort: 'name', order: 'desc', word: 'nameDesc' },
  { sort: 'status', order: 'asc', word: 'statusAsc' },
  { sort: 'status', order: 'desc', word: 'statusDesc' },
] as const

export function SortSelect({ search }: { search: EventSearch }) {
  const t = useTranslations('home.sort')
  const change = useChangeEventSearch()
  const { sort, order } = sortingOf(search)
  return (
    <Select
      aria-label={t('label')}
      className="w-full sm:w-64"
      value={sortings.findIndex((way) => way.sort === sort && way.order === order)}
      onChange={(event) => {
        const { sort, order } = sortings[Number(event.target.value)] ?? sortings[0]
        change({ sort, order })
      }}
      options={sortings.map(({ word }, at) => ({ value: String(at), label: t(word) }))}
    />
  )
}
