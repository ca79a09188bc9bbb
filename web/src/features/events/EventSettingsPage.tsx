import { EventSettingsForm } from './event/EventSettingsForm.tsx'
import { MoreSection } from './event/MoreSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The settings of an event: title, date, place, page and currency; and to duplicate or delete it. */
const EventSettingsPage = () => (
  <TabPanel
    tab="settings"
    fallback={<TabLoading />}
    of={(event) => (
      <>
        <EventSettingsForm event={event} />
        <MoreSection event={event} />
      </>
    )}
  />
)
export default EventSettingsPage
