import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { createBrowserHistory, createRouter } from '@tanstack/react-router'
import { RouteFailed } from './RouteFailed.tsx'
import { routeTree } from './routes.ts'

/** The router of the app. It restores the scroll position on Back and preloads a page when a link is hovered. */
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
    // Another event remounts the page; another language does not, so that input stays.
    defaultRemountDeps: ({ params: { lang: _, ...others } }: { params: { lang?: string } }) => others,
  })

// Plain strings both ways: `?q=42` stays the text 42, and the URL shows no quotes. Unknown, repeated and empty
// parameters stay too, so that a change of language keeps the whole query string.
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
