import { read, readPages } from '../../lib/query.ts'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'

/** The team's orders, searched and filtered as the URL says, one page at a time. */
export const orderPages = (search: OrderSearch) =>
  // The router also passes unknown parameters, which the API refuses.
  readPages('GET /orders', { query: orderSearch({ ...search }) })

export const orderView = (id: string) => read('GET /orders/{id}', { params: { id } })

/** The last orders of an event, newest first. */
export const recentOrders = (event: string) => read('GET /orders', { query: { event, limit: 5 } })
