import type { QueryClient } from '@tanstack/react-query'
import { orderPages } from './list-queries.ts'
import { orderSearch } from './search.ts'

/** Begins to load the list of orders that a URL names, while its page loads. @param event whose orders; absent for all */
export function prefetchOrders(client: QueryClient, search: object, event?: string): void {
  const { cursor, ...list } = orderSearch({ ...search })
  void client.prefetchInfiniteQuery(orderPages({ ...list, ...(event && { event }) }, cursor))
}
