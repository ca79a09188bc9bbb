import { useTranslations } from 'use-intl'
import { NoMatch } from '../../lib/NoMatch.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { searchBoxId } from './AttendeeFilters.tsx'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

/** Shown instead of an empty list: there are none yet, or nothing matches the search. */
export function AttendeesEmpty({ search: { q, type, state, arrived } }: { search: AttendeeSearch }) {
  const t = useTranslations('attendees')
  const change = useChangeSearch(attendeeSearch)
  if (!q && !type && !state && !arrived) return <EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>
  return (
    <NoMatch
      title={t('noMatch.title')}
      clearLabel={t('noMatch.clear')}
      onClear={() => change({ q: undefined, type: undefined, state: undefined, arrived: undefined })}
      searchBoxId={searchBoxId}
    >
      {t('noMatch.body')}
    </NoMatch>
  )
}
