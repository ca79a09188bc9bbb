import { EventAttendeesSection } from '../attendees/EventAttendeesSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The attendees of an event. */
const EventAttendeesPage = () => (
  <TabPanel tab="attendees" fallback={<TabLoading />} of={(event) => <EventAttendeesSection event={event} />} />
)
export default EventAttendeesPage
