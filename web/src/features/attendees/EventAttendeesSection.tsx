import { useSearch } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { Load } from '../../lib/Load.tsx'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { AttendeeFilters } from './AttendeeFilters.tsx'
import { FoundAttendees } from './FoundAttendees.tsx'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

/** The attendees of an event, with search, filters and files to take along. */
export function EventAttendeesSection({ event }: { event: { id: string; timeZone: string } }) {
  // not in the route, whose code every page loads
  const search = attendeeSearch(useSearch({ strict: false }))
  // Keeps the last results on screen until the next ones arrive.
  const { cursor, ...listed } = search
  const key = JSON.stringify(listed)
  const shownKey = useDeferredValue(key)
  // `as`: written from the search three lines above
  const shown = JSON.parse(shownKey) as AttendeeSearch
  return (
    <div>
      <AttendeeFilters event={event.id} search={search} />
      <Load resetKey={shownKey} fallback={<TableLoading />}>
        <FoundAttendees event={event} search={shown} cursor={cursor} outdated={shownKey !== key} />
      </Load>
    </div>
  )
}
