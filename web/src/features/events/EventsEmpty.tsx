import { itemStatusOf } from '@foyer/contract/event-status'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AddEvent } from './AddEvent.tsx'
import { searchBoxId } from './EventFilters.tsx'
import type { EventSearch } from './search.ts'
import { useChangeEventSearch } from './use-change-event-search.ts'

/** Shown instead of an empty list: the first steps, or that nothing matches the search. */
export const EventsEmpty = ({ search }: { search: EventSearch }) =>
  search.q || search.status ? <NoMatch search={search} /> : <FirstUse />

function FirstUse() {
  const t = useTranslations('home.firstUse')
  return (
    <EmptyState title={t('title')} action={<AddEvent first />}>
      {t('body')}
    </EmptyState>
  )
}

function NoMatch({ search: { q, status: wanted } }: { search: EventSearch }) {
  const t = useTranslations()
  const change = useChangeEventSearch()
  const status = wanted && t(`common.status.${itemStatusOf[wanted]}`)
  const clear = () => {
    change({ q: undefined, status: undefined })
    document.getElementById(searchBoxId)?.focus()
  }
  return (
    <EmptyState
      kind="no-match"
      title={q ? t('home.noMatch.title', { q }) : t('home.noMatch.titleOfStatus', { status: status ?? '' })}
      action={<Button onClick={clear}>{t('home.noMatch.clear')}</Button>}
    >
      {q && (status ? t('home.noMatch.bodyWithStatus', { status }) : t('home.noMatch.body'))}
    </EmptyState>
  )
}
