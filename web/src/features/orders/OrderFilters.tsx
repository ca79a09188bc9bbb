import { orderStatuses } from '@foyer/contract/order-states'
import { useTranslations } from 'use-intl'
import { EventSelect } from '../../lib/EventSelect.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useTyped } from '../../lib/use-typed.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'

/** The id of the search box, for who clears the search. */
export const searchBoxId = 'search-orders'

/** Above the list of orders: what to find in it, of which event and in which status. All of it is in the address. */
export function OrderFilters({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders')
  const change = useChangeSearch(orderSearch)
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => change({ q }, 'typed'))
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <SearchInput
        id={searchBoxId}
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
        value={typed}
        onValueChange={setTyped}
        className="grow basis-60"
      />
      <EventSelect
        label={t('filter.event')}
        allLabel={t('filter.allEvents')}
        className="w-full sm:w-64"
        value={search.event}
        onValueChange={(event) => change({ event })}
      />
      <Select
        aria-label={t('filter.status')}
        className="w-full sm:w-48"
        value={search.status ?? ''}
        onChange={({ target }) => change({ status: target.value })}
        options={[
          { value: '', label: t('filter.allStatuses') },
          ...orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
      />
    </search>
  )
}
