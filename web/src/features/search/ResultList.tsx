import { maxSearchCount } from '@foyer/contract/search-limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths, withQuery } from '../../lib/paths.ts'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { linkStyle } from '../../ui/button-style.ts'
import type { ResultGroup } from './use-result-rows.ts'

interface Props {
  group: ResultGroup
  q: string
  /** The list that has all matches; not for similar results. */
  hasAll: boolean
  onFollow: () => void
}

/** The results of one kind, and the way to all of them. */
export function ResultList({ group: { name, rows, count }, q, hasAll, onFollow }: Props) {
  const t = useTranslations('search')
  const format = useFormat()
  const all = useListOf(q)[name]
  return (
    <section className="mt-8">
      <h2 className="type-heading flex items-baseline gap-2 border-b border-line-control pb-2">
        {t(`groups.${name}`)}
        <span className="type-label text-ink-secondary tabular-nums">{format.count(count, maxSearchCount)}</span>
      </h2>
      <ul>
        {rows.map(({ id, title, detail, href }) => (
          <li key={id} className="relative border-b border-line py-3 hover:bg-inset">
            <h3 className="font-medium">
              <Link to={href} className="row-link" onClick={onFollow}>
                {title}
              </Link>
            </h3>
            <p className="truncate text-sm text-ink-secondary">{detail}</p>
          </li>
        ))}
      </ul>
      {hasAll && (
        <p className="mt-3">
          <Link to={all} className={linkStyle} onClick={onFollow}>
            {t(`all.${name}`)}
          </Link>
        </p>
      )}
    </section>
  )
}

/** The pages that list all that matches a query. */
function useListOf(q: string) {
  const paths = usePaths()
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  return {
    events: withQuery(paths.events(), { q }),
    orders: withQuery(paths.orders(), { q }),
    threads: withQuery(paths.inbox(), { q }),
    members: paths.team(team?.id ?? ''),
  }
}
