import { useQuery } from '@tanstack/react-query'
import { session } from '../../lib/query.ts'
import { useTeam } from '../../lib/team.ts'
import { useMay } from '../../lib/use-may.ts'
import { BookingFeeSection } from '../booking-fee/BookingFeeSection.tsx'
import { EventLegalTextsSection } from '../legal-texts/LegalTextsSection.tsx'
import { EventSettingsForm } from './event/EventSettingsForm.tsx'
import { HistorySection } from './event/HistorySection.tsx'
import { MoreSection } from './event/MoreSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The settings of an event: title, date, place, page and currency; its booking fee; its history; and to duplicate or delete it. */
export default function EventSettingsPage() {
  const mayReadHistory = useMay('audit:read')
  const mayWrite = useMay('events:write')
  const { data: me } = useQuery(session())
  const team = useTeam(me)
  return (
    <TabPanel
      tab="settings"
      fallback={<TabLoading />}
      of={(event) => (
        <>
          <EventSettingsForm event={event} />
          {mayWrite && <BookingFeeSection event={event} />}
          {team && <EventLegalTextsSection event={event.id} team={team.id} readOnly={!mayWrite} />}
          {mayReadHistory && <HistorySection event={event} />}
          <MoreSection event={event} />
        </>
      )}
    />
  )
}
