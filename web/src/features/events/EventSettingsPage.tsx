import { useMay } from '../../lib/use-may.ts'
import { EventSettingsForm } from './event/EventSettingsForm.tsx'
import { HistorySection } from './event/HistorySection.tsx'
import { MoreSection } from './event/MoreSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The settings of an event: title, date, place, page and currency; its history; and to duplicate or delete it. */
export default function EventSettingsPage() {
  const mayReadHistory = useMay('audit:read')
  return (
    <TabPanel
      tab="settings"
      fallback={<TabLoading />}
      of={(event) => (
        <>
          <EventSettingsForm event={event} />
          {mayReadHistory && <HistorySection event={event} />}
          <MoreSection event={event} />
        </>
      )}
    />
  )
}
