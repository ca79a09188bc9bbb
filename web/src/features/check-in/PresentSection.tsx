import type { CheckInList } from '@foyer/contract/check-in'
import type { Event } from '@foyer/contract/events'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../lib/paths.ts'
import { Bar } from '../../ui/Bar.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import { Part } from '../../ui/Part.tsx'
import { checkInListsOf, doorDashboardOf } from './queries.ts'

/** How many of the expected guests are there, for each check-in list in use; nothing before the first scan. */
export function PresentSection({ event }: { event: Event }) {
  const t = useTranslations('overview.present')
  const paths = usePaths()
  const { data: lists = [] } = useQuery(checkInListsOf(event.id))
  const used = lists.filter((list) => list.used)
  if (used.length === 0) return null
  const toDoor = (
    <Link to={paths.eventCheckIn(event.id)} className={linkStyle}>
      {t('more')}
    </Link>
  )
  return (
    <Part title={t('title')} more={toDoor}>
      <ul className="grid gap-4">
        {used.map((list) => (
          <Present key={list.id} list={list} />
        ))}
      </ul>
    </Part>
  )
}

function Present({ list: { id, name, exits } }: { list: CheckInList }) {
  const t = useTranslations('overview.present')
  const { data } = useQuery(doorDashboardOf(id))
  const { inside = 0, admitted = 0, expected = 0 } = data ?? {}
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-ink-secondary tabular-nums">
          {data && t(exits ? 'countWithInside' : 'count', { admitted, expected, inside })}
        </span>
      </div>
      <Bar percent={expected > 0 ? Math.min(100, (100 * admitted) / expected) : 0} className="mt-1.5" />
    </li>
  )
}
