import { orderStatuses } from '@foyer/contract/order-states'
import { SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EventSelect } from '../../lib/EventSelect.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { OrderFiles } from './OrderFiles.tsx'
import { OrderViewMenu } from './OrderViewMenu.tsx'
import { OrderViews } from './OrderViews.tsx'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'
import { moreFilters } from './search-parts.ts'

/** Id of the search box, for the button that clears the search and the key that leads to it. */
export const searchBoxId = 'search-orders'

const fetchFilters = () => import('./MoreFilters.tsx')

/** Search and filters above the list of orders. The URL holds all of it. */
export function OrderFilters({ search, ofEvent }: { search: OrderSearch; ofEvent?: true | undefined }) {
  const t = useTranslations('orders')
  const change = useChangeSearch(orderSearch)
  const [typed, setTyped] = useDebouncedText(search.q ?? '', (q) => change({ q }, 'typed'))
  const count = moreFilters.filter((name) => search[name] !== undefined).length
  const [open, setOpen] = useState(count > 0)
  const moreId = useId()
  return (
    <search className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          id={searchBoxId}
          label={t('search')}
          placeholder={t('searchHint')}
          clearLabel={t('clearSearch')}
          value={typed}
          onValueChange={setTyped}
          className="grow basis-64"
        />
        {!ofEvent && (
          <EventSelect
            label={t('filter.event')}
            allLabel={t('filter.allEvents')}
            className="w-full sm:w-48"
            value={search.event}
            // a ticket type belongs to one event
            onValueChange={(event) => change({ event, type: undefined, answer: undefined })}
          />
        )}
        <Select
          aria-label={t('filter.status')}
          className="w-full sm:w-44"
          value={search.status ?? search.abandoned ?? ''}
          onChange={({ target: { value } }) =>
            change(value === 'with' ? { abandoned: value, status: '' } : { status: value, abandoned: '' })
          }
          options={[
            { value: '', label: t('filter.allStatuses') },
            ...orderStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            { value: 'with', label: t('filter.withAbandoned') },
          ]}
        />
        {/* together, so that none of them stands alone on a line */}
        <div className="flex flex-wrap gap-3">
          <Button
            icon={<SlidersHorizontal aria-hidden="true" size={18} />}
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
          >
            {count > 0 ? t('filter.moreOn', { count }) : t('filter.more')}
          </Button>
          <OrderViews search={search} />
          <OrderViewMenu search={search} ofEvent={ofEvent} />
          <OrderFiles search={search} />
        </div>
      </div>
      <CodeChips search={search} />
      <div id={moreId} hidden={!open}>
        {open && <LoadedFilters search={search} />}
      </div>
    </search>
  )
}

/** The code and the tag that the list is limited to, each with a click to remove it. */
function CodeChips({ search }: { search: OrderSearch }) {
  const t = useTranslations('orders.filter')
  const change = useChangeSearch(orderSearch)
  const set = (['code', 'tag'] as const).filter((name) => search[name] !== undefined)
  if (set.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {set.map((name) => (
        <Button
          key={name}
          size="small"
          icon={<X aria-hidden="true" size={16} />}
          aria-label={t('remove', { filter: t(name), value: search[name] ?? '' })}
          onClick={() => change({ [name]: undefined })}
        >
          {t('chip', { filter: t(name), value: search[name] ?? '' })}
        </Button>
      ))}
    </div>
  )
}

/** The filters that few need: their code is loaded when they are opened. */
function LoadedFilters({ search }: { search: OrderSearch }) {
  const module = useModuleOnceShown(fetchFilters)
  return module && <module.MoreFilters search={search} />
}
