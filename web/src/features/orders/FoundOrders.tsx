import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FoundPages } from '../../lib/FoundPages.tsx'
import { OrdersEmpty } from './OrdersEmpty.tsx'
import { columnsOfEvent, OrderTable } from './OrderTable.tsx'
import { orderPages } from './queries.ts'
import type { OrderSearch } from './search.ts'

interface Props {
  search: OrderSearch
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
  /** The list belongs to one event. */
  ofEvent?: true | undefined
}

/** The number of matching orders, the orders, and a button for more. */
export function FoundOrders({ search, outdated, ofEvent }: Props) {
  const t = useTranslations('orders')
  return (
    <FoundPages
      found={useSuspenseInfiniteQuery(orderPages(search))}
      outdated={outdated}
      words={{
        count: (count, shown) => t('count', { count, shown }),
        shown: (shown, total) => t('shown', { shown, total }),
        more: t('more'),
        moreFailed: (why) => t('moreFailed', { why }),
      }}
      empty={<OrdersEmpty search={search} ofEvent={ofEvent} />}
    >
      {(orders) => <OrderTable orders={orders} columns={ofEvent && columnsOfEvent} />}
    </FoundPages>
  )
}
