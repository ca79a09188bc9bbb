import { orderStatuses } from '@foyer/contract/order-states'
import { useTranslations } from 'use-intl'
import { EventSelect } from '../../lib/EventSelect.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'

/** Id of the search box, for the button that clears the search. */
export const searchBoxId = 'search-orders'

/** Search, event and status filters above the list of orders. The URL holds all of it. */
export function OrderFilters({ search, ofEvent }: { search: OrderSearch; ofEvent?: true | undefined }) {
  const t = useTranslations('orders')
  const change = useChangeSearch(orderSearch)
  const [typed, setTyped] = useDebouncedText(search.q ?? '', (q) => change({ q }, 'typed'))
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
      {!ofEvent && (
        <EventSelect
          label={t('filter.event')}
          allLabel={t('filter.allEvents')}
          className="w-full sm:w-64"
          value={search.event}
          onValueChange={(event) => change({ event })}
        />
      )}
      <Select
        aria-label={t('filter.status')}
        className="w-full sm:w-48"
        value={search.refunds ?? search.status ?? ''}
        onChange={({ target: { value } }) =>
          change(value === 'owed' ? { refunds: value, status: undefined } : { status: value, refunds: undefined })
        }
        options={[
          { value: '', label: t('filter.allStatuses') },
          ...orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          { value: 'owed', label: t('owed.filter') },
        ]}
      />
    </search>
  )
}
