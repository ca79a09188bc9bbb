import { orderStatuses } from '@foyer/contract/order-states'
import { Columns3, SlidersHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EventSelect } from '../../lib/EventSelect.tsx'
import { SearchBox } from '../../lib/SearchBox.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { OrderDisplay } from './OrderDisplay.tsx'
import { OrderFiles } from './OrderFiles.tsx'
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
  const count = moreFilters.filter((name) => search[name] !== undefined).length
  const [open, setOpen] = useState(count > 0)
  const [displaying, setDisplaying] = useState(false)
  const [moreId, displayId] = [useId(), useId()]
  return (
    <search className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          id={searchBoxId}
          label={t('search')}
          placeholder={t('searchHint')}
          clearLabel={t('clearSearch')}
          value={search.q}
          onSearch={(q) => change({ q }, 'typed')}
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
        {/* one line, also on a phone: it scrolls there, and fades at its end */}
        <div className="flex gap-3 max-sm:-mx-4 max-sm:-my-1 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-2.5rem)] max-sm:px-4 max-sm:py-1 max-sm:pe-10 max-sm:[scrollbar-width:none] *:shrink-0 sm:flex-wrap">
          <Button
            icon={<SlidersHorizontal aria-hidden="true" size={18} />}
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
          >
            {count > 0 ? t('filter.moreOn', { count }) : t('filter.more')}
          </Button>
          <OrderViews search={search} ofEvent={ofEvent} />
          <Button
            icon={<Columns3 aria-hidden="true" size={18} />}
            aria-expanded={displaying}
            aria-controls={displayId}
            onClick={() => setDisplaying(!displaying)}
          >
            {t('display.button')}
          </Button>
          <OrderFiles search={search} />
        </div>
      </div>
      <div id={displayId} hidden={!displaying}>
        {displaying && <OrderDisplay search={search} ofEvent={ofEvent} />}
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
