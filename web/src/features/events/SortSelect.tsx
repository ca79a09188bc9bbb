import { useTranslations } from 'use-intl'
import { Select } from '../../ui/Select.tsx'
import type { EventSearch } from './search.ts'
import { sortingOf } from './search.ts'
import { useChangeSearch } from './use-change-search.ts'

const ways = [
  { sort: 'date', order: 'desc', word: 'dateDesc' },
  { sort: 'date', order: 'asc', word: 'dateAsc' },
  { sort: 'name', order: 'asc', word: 'nameAsc' },
  { sort: 'name', order: 'desc', word: 'nameDesc' },
  { sort: 'status', order: 'asc', word: 'statusAsc' },
  { sort: 'status', order: 'desc', word: 'statusDesc' },
] as const

/** By what the list is sorted, and which way round. */
export function SortSelect({ search }: { search: EventSearch }) {
  const t = useTranslations('home.sort')
  const change = useChangeSearch()
  const { sort, order } = sortingOf(search)
  return (
    <Select
      aria-label={t('label')}
      className="w-full sm:w-64"
      value={ways.findIndex((way) => way.sort === sort && way.order === order)}
      onChange={(event) => {
        const { sort, order } = ways[Number(event.target.value)] ?? ways[0]
        change({ sort, order })
      }}
      options={ways.map(({ word }, at) => ({ value: String(at), label: t(word) }))}
    />
  )
}
