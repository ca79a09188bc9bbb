import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FoundPages } from '../../lib/FoundPages.tsx'
import { AttendeesEmpty } from './AttendeesEmpty.tsx'
import { AttendeeTable } from './AttendeeTable.tsx'
import { attendeePages } from './queries.ts'
import type { AttendeeSearch } from './search.ts'

interface Props {
  event: { id: string; timeZone: string }
  search: AttendeeSearch
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
}

/** The number of matching attendees, the attendees, and a button for more. */
export function FoundAttendees({ event, search, outdated }: Props) {
  const t = useTranslations('attendees')
  return (
    <FoundPages
      found={useSuspenseInfiniteQuery(attendeePages(event.id, search))}
      outdated={outdated}
      words={{
        count: (count, shown) => t('count', { count, shown }),
        shown: (shown, total) => t('shown', { shown, total }),
        more: t('more'),
        moreFailed: (why) => t('moreFailed', { why }),
      }}
      empty={<AttendeesEmpty search={search} />}
    >
      {(attendees) => <AttendeeTable attendees={attendees} search={search} timeZone={event.timeZone} />}
    </FoundPages>
  )
}
