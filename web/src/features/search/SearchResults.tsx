import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { totalOf } from './groups.ts'
import { searchResults } from './queries.ts'
import { ResultList } from './ResultList.tsx'
import { useResultRows } from './use-result-rows.ts'

interface Props {
  q: string
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
  /** Called when the reader opens a result. */
  onFollow: () => void
}

/** The results, one list for each kind. */
export function SearchResults({ q, outdated, onFollow }: Props) {
  const t = useTranslations('search')
  const format = useFormat()
  const { data } = useSuspenseQuery(searchResults(q))
  const groups = useResultRows()(data)
  const { count, exactUpTo } = totalOf(groups)
  const found = t('found', { count, shown: format.count(count, exactUpTo), q })
  return (
    <div aria-busy={outdated} className={classNames('transition-opacity', outdated && 'opacity-60 delay-200')}>
      <p role="status" className={groups.length > 0 ? 'text-sm text-ink-secondary' : 'sr-only'}>
        {data.similar ? t('similar', { q }) : found}
      </p>
      {groups.map((group) => (
        <ResultList key={group.name} group={group} q={q} hasAll={!data.similar} onFollow={onFollow} />
      ))}
      {groups.length === 0 && <NoMatch q={q} />}
    </div>
  )
}

function NoMatch({ q }: { q: string }) {
  const t = useTranslations('search')
  const paths = usePaths()
  return (
    <EmptyState
      kind="no-match"
      title={t('noMatch.title', { q })}
      action={
        <Link to={paths.events()} className={buttonStyle()}>
          {t('noMatch.all')}
        </Link>
      }
    >
      {t('noMatch.body')}
    </EmptyState>
  )
}
