import type { AuditEntry } from '@foyer/contract/audit'
import type { Page } from '@foyer/contract/http/route'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { OlderPages } from '../../lib/OlderPages.tsx'
import { buttonStyle, linkStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { historyPage } from './queries.ts'
import type { HistorySearch } from './search.ts'
import { historyFilter } from './search.ts'

interface Props {
  team: string
  search: HistorySearch
}

/** The entries that the URL asks for, newest first. */
export function HistoryList({ team, search }: Props) {
  const { data } = useSuspenseQuery(historyPage(team, search))
  if (data.items.length === 0) return <NoEntries search={search} />
  return (
    <>
      {search.subject && <OnlyAbout entries={data.items} search={search} subject={search.subject} />}
      <HistoryTable team={team} entries={data.items} />
      <HistoryPages page={data} search={search} />
    </>
  )
}

/** The subject that the filter selects, with a link to the entries of all subjects. */
function OnlyAbout({ entries, search, subject }: { entries: AuditEntry[]; search: HistorySearch; subject: string }) {
  const t = useTranslations('audit.filter')
  const { subject: _, ...all } = historyFilter({ ...search })
  const name = entries.find((entry) => entry.subject.id === subject)?.subject.name ?? t('aSubject')
  return (
    <p className="mb-4 flex flex-wrap gap-x-3">
      <span>
        {t('only')} <strong className="font-medium">{name}</strong>
      </span>
      <Link to="." search={all} resetScroll={false} className={linkStyle}>
        {t('all')}
      </Link>
    </p>
  )
}

function NoEntries({ search }: { search: HistorySearch }) {
  const t = useTranslations('audit')
  if (Object.values(search).every((value) => value === undefined))
    return <EmptyState title={t('none.title')}>{t('none.body')}</EmptyState>
  const clear = (
    <Link to="." search={{}} className={buttonStyle()}>
      {t('filter.clear')}
    </Link>
  )
  return (
    <EmptyState kind="no-match" title={t('noMatch.title')} action={clear}>
      {t('noMatch.body')}
    </EmptyState>
  )
}

function HistoryPages({ page, search: { cursor, ...search } }: { page: Page<AuditEntry>; search: HistorySearch }) {
  const t = useTranslations('audit')
  return (
    <OlderPages
      page={page}
      search={{ ...historyFilter(search), ...(cursor && { cursor }) }}
      words={{
        pages: t('pages'),
        count: (count, shown) => t('count', { count, shown }),
        newest: t('newest'),
        older: t('older'),
      }}
    />
  )
}
