import type { QueryClient } from '@tanstack/react-query'
import { orderPages } from './list-queries.ts'
import { orderSearch } from './search.ts'

/** Begins to load the list of orders that a URL names, while its page loads. @param event whose orders; absent for all */
export const prefetchOrders = (client: QueryClient, search: object, event?: string): void =>
  void client.prefetchInfiniteQuery(orderPages({ ...orderSearch({ ...search }), ...(event && { event }) }))
