import { read, readPages } from '../../lib/query.ts'
import type { OrderSearch } from './search.ts'
import { orderSearch } from './search.ts'

/** The orders of the team, found and filtered as the address says, a page at a time. */
export const orderPages = (search: OrderSearch) =>
  // the router hands on what else the address says, which the API refuses
  readPages('GET /orders', { query: orderSearch({ ...search }) })

/** One order. */
export const orderView = (id: string) => read('GET /orders/{id}', { params: { id } })
