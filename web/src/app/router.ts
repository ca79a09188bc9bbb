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
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteFailed,
    // another event is another page; the same page in another language keeps what was typed
    defaultRemountDeps: ({ params: { lang: _, ...others } }: { params: { lang?: string } }) => others,
  })

// Plain strings both ways: `?q=42` stays the text 42, and no quotes appear in the address. What is none of ours stays
// too, said twice or without a value: another language keeps the whole query string.
function parseSearch(text: string): Record<string, string | string[]> {
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(given.keys())].map((key) => {
      const [value = '', ...more] = given.getAll(key)
      return [key, more.length > 0 ? [value, ...more] : value]
    }),
  )
}

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) => (each === undefined ? [] : [[key, String(each)]])),
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
