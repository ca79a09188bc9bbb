import type { Event } from '@foyer/contract/events'
import { getRouteApi } from '@tanstack/react-router'
import { CompareEvents } from './CompareEvents.tsx'
import { Report } from './Report.tsx'

const route = getRouteApi('/$lang/_member/events/$id/reports')

/** The sales of one event over time, and beside those of another. */
export function EventReportSection({ event }: { event: Pick<Event, 'id' | 'timeZone'> }) {
  const search = route.useSearch()
  return (
    <div className="grid gap-10">
      <div>
        <Report search={search} event={event.id} timeZone={event.timeZone} />
      </div>
      <CompareEvents event={event.id} search={search} />
    </div>
  )
}
