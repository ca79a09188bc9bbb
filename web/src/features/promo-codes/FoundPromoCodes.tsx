import type { Event } from '@foyer/contract/events'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FoundPages } from '../../lib/FoundPages.tsx'
import { NoMatch } from '../../lib/NoMatch.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChangeFound } from './ChangeFound.tsx'
import { searchBoxId } from './PromoCodeFilters.tsx'
import { PromoCodeItem } from './PromoCodeItem.tsx'
import { promoCodePages } from './queries.ts'
import type { PromoCodeSearch } from './search.ts'
import { isFiltered, noFilter, promoCodeSearch } from './search.ts'

interface Props {
  event: Event
  search: PromoCodeSearch
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
}

/** The number of matching codes, the codes, and a button for more. */
export function FoundPromoCodes({ event, search, outdated }: Props) {
  const t = useTranslations('promoCodes')
  const found = useSuspenseInfiniteQuery(promoCodePages(event.id, search))
  return (
    <FoundPages
      found={found}
      outdated={outdated}
      words={{
        count: (count, shown) => t('count', { count, shown }),
        shown: (shown, total) => t('shown', { shown, total }),
        more: t('more'),
        moreFailed: (why) => t('moreFailed', { why }),
      }}
      empty={<NoCodes search={search} />}
    >
      {(codes) => (
        <>
          <ChangeFound event={event} search={search} count={found.data.pages.at(-1)?.total ?? 0} />
          <ul>
            {codes.map((code) => (
              <PromoCodeItem key={code.id} event={event} code={code} />
            ))}
          </ul>
        </>
      )}
    </FoundPages>
  )
}

/** Shown instead of an empty list: there are none yet, or nothing matches the search. */
function NoCodes({ search }: { search: PromoCodeSearch }) {
  const t = useTranslations('promoCodes')
  const change = useChangeSearch(promoCodeSearch)
  if (!isFiltered(search)) return <EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>
  return (
    <NoMatch
      title={t('noMatch.title')}
      clearLabel={t('noMatch.clear')}
      onClear={() => change(noFilter)}
      searchBoxId={searchBoxId}
    >
      {t('noMatch.body')}
    </NoMatch>
  )
}
