import type { ChosenEvents } from '@foyer/contract/teams'
import { useTranslations } from 'use-intl'

/** Up to this many names stand in a row of a list; more are counted, and open on request. */
const maxNames = 2

/** The events of a member or an invitation. */
export function EventNames({ events }: { events: ChosenEvents }) {
  const t = useTranslations('access.eventChoice')
  if (events === 'all') return <span>{t('all')}</span>
  if (events.length > 0 && events.length <= maxNames)
    return <span className="wrap-anywhere">{events.map(({ name }) => name).join(', ')}</span>
  const count = t('short', { count: events.length })
  if (events.length === 0) return <span>{count}</span>
  return (
    <details>
      <summary className="cursor-pointer">{count}</summary>
      <ul className="wrap-anywhere">
        {events.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </details>
  )
}
