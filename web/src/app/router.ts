import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { createBrowserHistory, createRouter } from '@tanstack/react-router'
import { RouteFailed } from './RouteFailed.tsx'
import { routeTree } from './routes.ts'

/** The app's router: every page of the route map, scroll restored on Back, pages fetched when a link is pointed at. */
export const createAppRouter = (queryClient: QueryClient, history: RouterHistory = createBrowserHistory()) =>
  createRouter({
    routeTree,
    history,
    context: { queryClient },
    // plain strings both ways: `?q=42` stays the text 42, and no quotes appear in the address
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteFailed,
    // another event is another page; the same page in another language keeps what was typed
    defaultRemountDeps: ({ params: { lang: _, ...others } }: { params: { lang?: string } }) => others,
  })

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
