import { maxExactCount } from '@foyer/contract/http/route'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FirstPageLink } from '../../lib/FirstPageLink.tsx'
import { FoundPages } from '../../lib/FoundPages.tsx'
import { useFormat } from '../../lib/format.ts'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useListStart } from '../../lib/use-list-start.ts'
import { orderPages } from './list-queries.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { OrdersEmpty } from './OrdersEmpty.tsx'
import { columnsOfEvent, OrderTable } from './OrderTable.tsx'
import { OrderTotalsLine } from './OrderTotalsLine.tsx'
import { SelectedOrders } from './SelectedOrders.tsx'
import type { OrderSearch } from './search.ts'
import { filterOf, orderSearch } from './search.ts'
import type { OptionalColumn } from './search-parts.ts'
import { hiddenColumns, optionalColumns } from './search-parts.ts'
import { useHasRoom } from './use-has-room.ts'
import { useOrderKeys } from './use-order-keys.ts'
import { useRememberList } from './use-remember-list.ts'
import { useOrderSelection } from './use-selection.ts'

interface Props {
  search: OrderSearch
  /** The id of the order that is open beside the list. */
  open: string | undefined
  /** The page that was loaded last, in the URL. */
  cursor: string | undefined
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
  /** The list belongs to one event. */
  ofEvent?: true | undefined
}

/** The number of matching orders, the orders, what they add up to, and a button for more. */
export function FoundOrders({ search, open, cursor, outdated, ofEvent }: Props) {
  const t = useTranslations('orders')
  const format = useFormat()
  const change = useChangeSearch(orderSearch)
  const list = useRef<HTMLDivElement>(null)
  const onOpen = (id: string | undefined) => change({ open: id }, 'typed')
  const opensBeside = useHasRoom()
  const rememberList = useRememberList()
  useOrderKeys({ list, open, onOpen })
  const columns = shownColumns(search, ofEvent, open)
  const { sort = 'ordered', order = 'desc' } = search
  const start = useListStart(JSON.stringify(search), cursor, (from) => orderPages(search, from).queryKey)
  const found = useSuspenseInfiniteQuery(orderPages(search, start))
  const selection = useOrderSelection(JSON.stringify(filterOf(search)))
  const { total = 0, exactUpTo = maxExactCount } = found.data.pages.at(-1) ?? {}
  const isEmpty = found.data.pages[0]?.items.length === 0
  return (
    <div className={open ? 'items-start gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_28rem]' : undefined}>
      <div ref={list}>
        {start && <FirstPageLink label={t('firstPage')} />}
        <FoundPages
          found={found}
          outdated={outdated}
          onPage={(last) => change({ cursor: last }, 'typed')}
          words={{
            count: (count, shown) => t('count', { count, shown }),
            shown: (shown, total) => t('shown', { shown, total }),
            more: t('more'),
            moreFailed: (why) => t('moreFailed', { why }),
          }}
          empty={<OrdersEmpty search={search} ofEvent={ofEvent} />}
        >
          {(orders) => (
            <OrderTable
              orders={orders}
              columns={columns}
              dense={search.rows === 'dense'}
              sorting={{ sort, order, onSort: (by, direction) => change({ sort: by, order: direction }) }}
              selection={selection}
              open={open}
              opensBeside={opensBeside}
              state={rememberList}
            />
          )}
        </FoundPages>
        {!isEmpty && <OrderTotalsLine search={search} />}
        <SelectedOrders
          selection={selection}
          search={search}
          shown={found.data.pages.flatMap(({ items }) => items)}
          total={total}
          totalText={format.count(total, exactUpTo)}
        />
      </div>
      {open && <OpenOrder id={open} onClose={() => onOpen(undefined)} />}
    </div>
  )
}

/** The columns of the list. Beside an open order there is room for those that identify an order. */
function shownColumns(
  search: OrderSearch,
  ofEvent: true | undefined,
  open: string | undefined,
): readonly OptionalColumn[] {
  const hidden = [...hiddenColumns(search), ...(open === undefined ? [] : (['event', 'tickets', 'when'] as const))]
  return (ofEvent ? columnsOfEvent : optionalColumns).filter((column) => !hidden.includes(column))
}
