import { maxExactCount } from '@foyer/contract/http/route'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { orderPages } from '../list-queries.ts'
import type { OrderSearch } from '../search.ts'
import { filterOf } from '../search.ts'
import { isFiltered } from '../search-parts.ts'
import { WriteMessage } from './WriteMessage.tsx'

/** Writes to the buyers of all orders that the list of an event has found. An event without orders has no such button. */
export function WriteToAll({ search }: { search: OrderSearch }) {
  const t = useTranslations('orderJobs.bulk.message')
  const orders = useTranslations('orders')
  const format = useFormat()
  // the list's own query, which the list keeps fresh; only one that was opened at a later page leaves it to be read here
  const { data } = useInfiniteQuery({ ...orderPages(search), staleTime: Number.POSITIVE_INFINITY })
  const { items = [], total = 0, exactUpTo = maxExactCount } = data?.pages[0] ?? {}
  const sample = items.find(({ email }) => email) ?? items[0]
  const filtered = isFiltered(search, { ofEvent: true })
  return (
    <WriteMessage
      hash="write"
      hidden={Boolean(data && !sample && !filtered)}
      label={t(filtered ? 'toFound' : 'toAll')}
      unable={data && !sample && orders('noMatch.title')}
      count={total}
      countText={format.count(total, exactUpTo)}
      selection={{ filter: filterOf(search) }}
      sample={sample?.id ?? ''}
    />
  )
}
