import { useTranslations } from 'use-intl'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { searchBoxId } from './AttendeeFilters.tsx'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

/** Shown instead of an empty list: there are none yet, or nothing matches the search. */
export function AttendeesEmpty({ search: { q, type, state, arrived } }: { search: AttendeeSearch }) {
  const t = useTranslations('attendees')
  const change = useChangeSearch(attendeeSearch)
  const clear = () => {
    change({ q: undefined, type: undefined, state: undefined, arrived: undefined })
    document.getElementById(searchBoxId)?.focus()
  }
  if (!q && !type && !state && !arrived) return <EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>
  return (
    <EmptyState
      kind="no-match"
      title={t('noMatch.title')}
      action={<Button onClick={clear}>{t('noMatch.clear')}</Button>}
    >
      {t('noMatch.body')}
    </EmptyState>
  )
}
