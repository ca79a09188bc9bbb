import { read, readPages } from '../../lib/query.ts'
import type { OrderSearch } from './search.ts'
import { filterOf, sortingOf } from './search.ts'

/** The team's orders, searched, filtered and sorted as the URL says, one page at a time. @param start see `readPages` */
export const orderPages = (search: OrderSearch, start?: string) =>
  readPages('GET /orders', { query: { ...filterOf(search), ...sortingOf(search) } }, start)

/** The sums of the orders that the URL selects. */
export const orderTotals = (search: OrderSearch) => read('GET /orders/totals', { query: filterOf(search) })

/** The saved views of the list. */
export const orderViews = () => read('GET /order-views')
