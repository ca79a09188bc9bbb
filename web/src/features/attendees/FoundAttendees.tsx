import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FirstPageLink } from '../../lib/FirstPageLink.tsx'
import { FoundPages } from '../../lib/FoundPages.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useListStart } from '../../lib/use-list-start.ts'
import { AttendeesEmpty } from './AttendeesEmpty.tsx'
import { AttendeeTable } from './AttendeeTable.tsx'
import { attendeePages } from './queries.ts'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

interface Props {
  event: { id: string; timeZone: string }
  search: AttendeeSearch
  /** The page that was loaded last, in the URL. */
  cursor: string | undefined
  /** Another search is loading; these results stay on screen until it arrives. */
  outdated: boolean
}

/** The number of matching attendees, the attendees, and a button for more. */
export function FoundAttendees({ event, search, cursor, outdated }: Props) {
  const t = useTranslations('attendees')
  const change = useChangeSearch(attendeeSearch)
  const start = useListStart(JSON.stringify(search), cursor, (from) => attendeePages(event.id, search, from).queryKey)
  return (
    <>
      {start && <FirstPageLink label={t('firstPage')} />}
      <FoundPages
        found={useSuspenseInfiniteQuery(attendeePages(event.id, search, start))}
        outdated={outdated}
        onPage={(last) => change({ cursor: last }, 'typed')}
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
    </>
  )
}
