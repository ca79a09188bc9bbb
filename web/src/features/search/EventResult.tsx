import type { Event } from '@foyer/contract/events'
import { Link } from '@tanstack/react-router'
import { EventPlace } from '../../lib/event/EventPlace.tsx'
import { EventWhen } from '../../lib/event/EventWhen.tsx'
import { StatusBadge } from '../../lib/event/StatusBadge.tsx'
import { usePaths } from '../../lib/paths.ts'

/** An event in the search results. */
export function EventResult({ event, onFollow }: { event: Event; onFollow: () => void }) {
  const paths = usePaths()
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0">
        <h3 className="font-medium">
          <Link to={paths.event(event.id)} className="row-link" onClick={onFollow}>
            {event.name}
          </Link>
        </h3>
        <div className="flex flex-wrap gap-x-4 text-sm text-ink-secondary">
          <EventWhen event={event} />
          <EventPlace event={event} />
        </div>
      </div>
      <StatusBadge status={event.status} />
    </li>
  )
}
