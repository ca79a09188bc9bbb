import type { Page } from '@foyer/contract/http/route'
import type { Me } from '@foyer/contract/me'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Ask, ReadName } from './api.ts'
import { call } from './api.ts'
import { ApiError, isUnauthenticated } from './api-error.ts'
import { hasUnsaved } from './form/unsaved.ts'

/** The default query behaviour, of every read of the API. Times in milliseconds. */
export const readDefaults = {
  retry: (failures: number, error: unknown) => failures < 3 && !isRefusal(error),
  retryDelay: (failures: number) => 1_000 * (failures + 1),
  staleTime: 0,
  gcTime: 300_000,
  refetchOnWindowFocus: false,
} as const

/** What holds for queries that are no read of the API by `read`: the session. */
export const clientDefaults = { retry: false, staleTime: 60_000 } as const

/**
 * A read of the API as a query. Its key begins with the resource: `['events', 'GET /events', { query }]`.
 * @example useSuspenseQuery(read('GET /events/{id}', { params: { id } }))
 */
export function read<C extends ReadName>(
  name: C,
  ...[ask]: Record<never, never> extends Ask<C> ? [Ask<C>?] : [Ask<C>]
) {
  return queryOptions({
    queryKey: [resourceOf(name), name, ask ?? {}] as const,
    // `as`: the same arguments as above, which TypeScript does not see through the conditional type
    queryFn: ({ signal }) => (call as Caller<C>)(name, { ...ask, signal }),
    ...readDefaults,
  })
}

const pageSize = 20

/** The reads whose answers come in pages. */
type PagedName = { [C in ReadName]: AnswerOf<C> extends Page<unknown> ? C : never }[ReadName]

/**
 * A read of a list, a page at a time: for `useSuspenseInfiniteQuery`. Its key begins as that of `read` does.
 * @example useSuspenseInfiniteQuery(readPages('GET /events', { query: { q } }))
 */
export function readPages<C extends PagedName>(name: C, ask: Ask<C>) {
  // `as`: a list in pages has a query, by the type of its name
  const { query } = ask as { query?: object }
  return infiniteQueryOptions({
    queryKey: [resourceOf(name), name, 'pages', ask] as const,
    queryFn: ({ signal, pageParam: cursor }) =>
      (call as Caller<C>)(name, { ...ask, query: { ...query, limit: pageSize, cursor }, signal }),
    // `as`: the first page has no cursor, the others have one
    initialPageParam: undefined as string | undefined,
    // `as`: each answer of a paged read is a page
    getNextPageParam: (page) => (page as Page<unknown>).next,
    ...readDefaults,
  })
}

/** The next events, for the sidebar: fresh for 300 s. */
export const upcomingEvents = () => queryOptions({ ...read('GET /events/upcoming'), staleTime: 300_000 })

/** Who is signed in, or null when nobody is; by the client's own settings. */
export const session = () =>
  queryOptions({
    queryKey: ['session'] as const,
    queryFn: async ({ signal }): Promise<Me | null> => {
      try {
        return await call('GET /me', { signal })
      } catch (error) {
        // with something typed it fails and keeps who was here: `session-ended.ts` asks to sign in again
        if (isUnauthenticated(error) && !hasUnsaved()) return null
        throw error
      }
    },
  })

type Caller<C extends ReadName> = (name: C, ask: object) => Promise<AnswerOf<C>>

const resourceOf = (name: string): string => /\/([^/]*)/.exec(name)?.[1] ?? name

// Asking again would bring the same answer; docs/decisions/0020-refusals-are-not-retried.md
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error.problem
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
