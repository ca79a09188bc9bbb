import { useTranslations } from 'use-intl'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { searchBoxId } from './InboxFilters.tsx'
import type { InboxSearch } from './search.ts'
import { inboxSearch } from './search.ts'

/** Shown instead of an empty list: what will appear here, or that nothing matches the search. */
export function InboxEmpty({ search: { show = 'all', q, event, order, assigned } }: { search: InboxSearch }) {
  const t = useTranslations('inbox.empty')
  if (q || event || order || assigned) return <NoMatch />
  return (
    <EmptyState title={t(`${show}.title`)} kind={show === 'all' ? 'first-use' : 'no-match'}>
      {t(`${show}.body`)}
    </EmptyState>
  )
}

function NoMatch() {
  const t = useTranslations('inbox.empty.noMatch')
  const change = useChangeSearch(inboxSearch)
  const clear = () => {
    change({ q: undefined, event: undefined, order: undefined, assigned: undefined, show: undefined })
    document.getElementById(searchBoxId)?.focus()
  }
  return (
    <EmptyState kind="no-match" title={t('title')} action={<Button onClick={clear}>{t('clear')}</Button>}>
      {t('body')}
    </EmptyState>
  )
}
