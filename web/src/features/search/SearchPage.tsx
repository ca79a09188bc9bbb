import { maxQueryLength } from '@foyer/contract/search-limits'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { SearchHint } from './SearchHint.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useRecentSearches } from './use-recent-searches.ts'

const route = getRouteApi('/$lang/_member/search')

/** Searches the team's data: events, orders, conversations and members. */
export default function SearchPage() {
  const t = useTranslations('search')
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: string) => void navigate({ search: next ? { q: next } : {}, replace: true, resetScroll: false })
  const [typed, setTyped] = useDebouncedText(q, go)
  // Keeps the last results on screen until the next ones arrive.
  const shown = useDeferredValue(q)
  const { recent, remember, forget } = useRecentSearches()
  const page = useRef<HTMLDivElement>(null)
  useArrowKeys(page)
  const focusBox = () => page.current?.querySelector('input')?.focus()
  useEffect(() => {
    // Without a query the reader wants to type one. Until here the page's heading had the focus.
    if (q === '') focusBox()
  }, [])
  return (
    <Page title={t('title')} of={q || undefined}>
      <div ref={page}>
        <search>
          <form
            className="mb-6"
            onSubmit={(event) => {
              event.preventDefault()
              go(typed.trim())
              remember(typed.trim())
            }}
          >
            <SearchInput
              label={t('box')}
              placeholder={t('box')}
              clearLabel={t('clear')}
              value={typed}
              onValueChange={setTyped}
            />
          </form>
          {typed.trim().length > maxQueryLength && (
            <p role="status" className="mb-6 text-ink-secondary">
              {t('cut', { max: maxQueryLength })}
            </p>
          )}
        </search>
        {shown === '' ? (
          <SearchHint
            recent={recent}
            onForget={() => {
              focusBox()
              forget()
            }}
          />
        ) : (
          <Load resetKey={shown} fallback={<ResultsLoading />}>
            <SearchResults q={shown} outdated={shown !== q} onFollow={() => remember(shown)} />
          </Load>
        )}
      </div>
    </Page>
  )
}

function ResultsLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="w-40 text-sm" />
      <div className="mt-6 border-b border-line-control pb-2">
        <Skeleton className="type-heading w-24" />
      </div>
      {['w-72', 'w-56', 'w-64'].map((width) => (
        <div key={width} className="border-b border-line py-4">
          <Skeleton className={`${width} max-w-full`} />
          <Skeleton className="w-48 text-sm" />
        </div>
      ))}
    </Loading>
  )
}
