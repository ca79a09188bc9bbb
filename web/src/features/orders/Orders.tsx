import { useDeferredValue } from 'react'
import { Load } from '../../lib/Load.tsx'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { FoundOrders } from './FoundOrders.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import type { OrderSearch } from './search.ts'

interface Props {
  search: OrderSearch
  /** The list belongs to one event, which can be neither chosen nor cleared. */
  ofEvent?: true
}

/** A list of orders with its search and filters. */
export function Orders({ search, ofEvent }: Props) {
  // Keeps the last results on screen until the next ones arrive.
  const { open, cursor, ...listed } = search
  const key = JSON.stringify(listed)
  const shownKey = useDeferredValue(key)
  // `as`: written from the search two lines above
  const shown = JSON.parse(shownKey) as OrderSearch
  return (
    <>
      <OrderFilters search={search} ofEvent={ofEvent} />
      <Load resetKey={shownKey} fallback={<TableLoading />}>
        <FoundOrders search={shown} open={open} cursor={cursor} outdated={shownKey !== key} ofEvent={ofEvent} />
      </Load>
    </>
  )
}
