import type { Page } from '@foyer/contract/http/route'
import type { Me } from '@foyer/contract/me'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, CallOptions, ReadName } from './api.ts'
import { call } from './api.ts'
import { ApiError, isUnauthenticated } from './api-error.ts'
import { hasUnsaved } from './form/unsaved.ts'
import { setReadersZone } from './readers-zone.ts'

/** The defaults of all reads of the API. Times in milliseconds. */
export const readDefaults = {
  retry: (failures: number, error: unknown) => failures < 3 && !isRefusal(error),
  retryDelay: (failures: number) => 1_000 * (failures + 1),
  staleTime: 0,
  gcTime: 300_000,
  refetchOnWindowFocus: false,
} as const

/** The defaults of queries that `read()` does not create: the session. */
export const clientDefaults = { retry: false, staleTime: 60_000 } as const

/**
 * A read of the API as a query. Its key begins with the resource: `['events', 'GET /events', { query }]`.
 * @example useSuspenseQuery(read('GET /events/{id}', { params: { id } }))
 */
export function read<C extends ReadName>(
  name: C,
  ...[ask]: Record<never, never> extends CallOptions<C> ? [CallOptions<C>?] : [CallOptions<C>]
) {
  return queryOptions({
    queryKey: [resourceOf(name), name, ask ?? {}] as const,
    // `as`: the same arguments as above, which TypeScript cannot see through the conditional type.
    queryFn: ({ signal }) => (call as Caller<C>)(name, { ...ask, signal }),
    ...readDefaults,
  })
}

const pageSize = 20

/** The reads with paged answers. */
type PagedName = { [C in ReadName]: AnswerOf<C> extends Page<unknown> ? C : never }[ReadName]

/**
 * A paged read of the API, for `useSuspenseInfiniteQuery`. Its key begins like that of `read`.
 * @param start the cursor of the first page; absent, or refused by the API: the list from its start
 * @example useSuspenseInfiniteQuery(readPages('GET /events', { query: { q } }))
 */
export function readPages<C extends PagedName>(name: C, ask: CallOptions<C>, start?: string) {
  // `as`: paged reads have a query, by the type of their names.
  const { query } = ask as { query?: object }
  return infiniteQueryOptions({
    queryKey: [resourceOf(name), name, 'pages', ask, start] as const,
    queryFn: async ({ signal, pageParam }) => {
      const page = (cursor?: string) =>
        (call as Caller<C>)(name, { ...ask, query: { ...query, limit: pageSize, cursor }, signal })
      return await page(pageParam).catch((error: unknown) => {
        if (start && pageParam === start && isRefusal(error)) return page()
        throw error
      })
    },
    initialPageParam: start,
    // `as`: each answer of a paged read is a page.
    getNextPageParam: (page) => (page as Page<unknown>).next,
    ...readDefaults,
  })
}

/** The upcoming events of the sidebar, fresh for 300 s. */
export const upcomingEvents = () => queryOptions({ ...read('GET /events/upcoming'), staleTime: 300_000 })

/** The signed-in account, or null; with the client's defaults. */
export const session = () =>
  queryOptions({
    queryKey: ['session'] as const,
    queryFn: async ({ signal }): Promise<Me | null> => {
      try {
        const me = await call('GET /me', { signal })
        setReadersZone(me.timeZone)
        return me
      } catch (error) {
        // With unsaved input it throws and keeps the account: `session-ended.ts` asks to sign in again.
        if (isUnauthenticated(error) && !hasUnsaved()) return null
        throw error
      }
    },
  })

type Caller<C extends ReadName> = (name: C, ask: object) => Promise<AnswerOf<C>>

const resourceOf = (name: string): string => /\/([^/]*)/.exec(name)?.[1] ?? name

// A retry would bring the same answer; docs/decisions/0020-refusals-are-not-retried.md
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error.problem
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
