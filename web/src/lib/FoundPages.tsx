import type { Page } from '@foyer/contract/http/route'
import { maxExactCount } from '@foyer/contract/http/route'
import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDeferredValue, useRef } from 'react'
import { Callout } from '../ui/Callout.tsx'
import { classNames } from '../ui/class-names.ts'
import { ShowMore } from '../ui/ShowMore.tsx'
import { useErrorWords } from './errors.ts'
import { useFormat } from './format.ts'
import { useFocusOnNew } from './use-focus-on-new.ts'

interface Props<Row> {
  found: UseSuspenseInfiniteQueryResult<InfiniteData<Page<Row>>, unknown>
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
  words: {
    count: (count: number, shown: string) => string
    shown: (shown: number, total: string) => string
    more: string
    moreFailed: (why: string) => string
  }
  /** Called with the cursor of a page that was added. */
  onPage?: (cursor: string) => void
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** Renders the results, each in an `li` or a `tr`. */
  children: (rows: Row[]) => ReactNode
}

/** The number of results, the results, and a button for more. */
export function FoundPages<Row>({ found, outdated, words, onPage, empty, children }: Props<Row>) {
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error } = found
  // to draw one more page at once would be a long task; changed rows are shown at once
  const deferred = useDeferredValue(found.data.pages)
  const pages = found.data.pages.length > deferred.length ? deferred : found.data.pages
  const rows = pages.flatMap(({ items }) => items)
  const { total: count = 0, exactUpTo = maxExactCount } = pages.at(-1) ?? {}
  const total = format.count(count, exactUpTo)
  const rememberCount = useFocusOnNew(list, rows.length)
  const showMore = () => {
    rememberCount()
    void fetchNextPage().then((next) => {
      const cursor = next.data?.pageParams.at(-1)
      if (typeof cursor === 'string') onPage?.(cursor)
    })
  }
  return (
    <div
      ref={list}
      aria-busy={outdated}
      className={classNames('transition-opacity', outdated && 'opacity-60 delay-200')}
    >
      <p role="status" className={rows.length > 0 ? 'mb-3 text-sm text-ink-secondary' : 'sr-only'}>
        {words.count(count, total)}
      </p>
      {rows.length > 0 ? children(rows) : empty}
      {isFetchNextPageError && <MoreFailed error={error} says={words.moreFailed} />}
      {(hasNextPage || pages.length > 1) && (
        <ShowMore
          text={words.shown(rows.length, total)}
          more={hasNextPage ? { label: words.more, onMore: showMore, pending: isFetchingNextPage } : undefined}
        />
      )}
    </div>
  )
}

function MoreFailed({ error, says }: { error: unknown; says: (why: string) => string }) {
  const words = useErrorWords()
  return (
    <Callout tone="danger" role="alert" className="mt-4">
      {says(words.of(error))}
    </Callout>
  )
}
