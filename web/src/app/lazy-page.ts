import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { fetchCode } from './fetch-code.ts'
import { loadIfMay } from './guards.ts'
import { withWords } from './messages.ts'
import type { wordsOf } from './words-of-pages.ts'

/** Loads a page's code and messages when the reader navigates to it. */
export const page = <Page extends { default: ComponentType }>(
  name: keyof typeof wordsOf,
  fetchPage: () => Promise<Page>,
) => lazyRouteComponent(() => fetchCode(withWords(name, fetchPage)))

// The code that reads the search of orders, reports and the history is not in the first load. `as`: the pages read it, invalid values included.
export const searchOf = <Search extends object>(given: Record<string, unknown>) => given as Search

/** Begins to load a list of orders while its page loads. When this code cannot be loaded, neither can the page, which says so. */
export const prefetchOrderList = (client: QueryClient, search: object, event?: string): void =>
  loadIfMay(
    client,
    'orders:read',
    () =>
      void import('../features/orders/prefetch-orders.ts').then(
        ({ prefetchOrders }) => prefetchOrders(client, search, event),
        () => undefined,
      ),
  )

export const noSuchTab = lazyRouteComponent(() => fetchCode(() => import('../lib/NoSuchTab.tsx')), 'NoSuchTab')
