import type { Event } from '@foyer/contract/events'
import { useSearch } from '@tanstack/react-router'
import { CompareEvents } from './CompareEvents.tsx'
import { Report } from './Report.tsx'
import { reportSearch } from './search.ts'
import { useTeamInAddress } from './use-team-in-address.ts'

/** The sales of one event over time, and beside those of another. */
export function EventReportSection({ event }: { event: Pick<Event, 'id' | 'timeZone'> }) {
  const search = reportSearch(useSearch({ strict: false }))
  useTeamInAddress(search)
  return (
    <div className="grid gap-10">
      <div>
        <Report search={search} event={event.id} timeZone={event.timeZone} />
      </div>
      <CompareEvents event={event.id} search={search} />
    </div>
  )
}
