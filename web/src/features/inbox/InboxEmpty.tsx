import { useTranslations } from 'use-intl'
import { NoMatch } from '../../lib/NoMatch.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { searchBoxId } from './InboxFilters.tsx'
import type { InboxSearch } from './search.ts'
import { inboxSearch } from './search.ts'

/** Shown instead of an empty list: what will appear here, or that nothing matches the search. */
export function InboxEmpty({ search: { show = 'all', q, event, order, assigned } }: { search: InboxSearch }) {
  const t = useTranslations('inbox.empty')
  if (q || event || order || assigned) return <NothingFound />
  return (
    <EmptyState title={t(`${show}.title`)} kind={show === 'all' ? 'first-use' : 'no-match'}>
      {t(`${show}.body`)}
    </EmptyState>
  )
}

function NothingFound() {
  const t = useTranslations('inbox.empty.noMatch')
  const change = useChangeSearch(inboxSearch)
  const clear = () => change({ q: undefined, event: undefined, order: undefined, assigned: undefined, show: undefined })
  return (
    <NoMatch title={t('title')} clearLabel={t('clear')} onClear={clear} searchBoxId={searchBoxId}>
      {t('body')}
    </NoMatch>
  )
}
