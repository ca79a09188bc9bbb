import { CheckInSection } from '../check-in/CheckInSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The check-in of an event: lists, links and what happens at the door. */
const EventCheckInPage = () => (
  <TabPanel tab="check-in" fallback={<TabLoading />} of={(event) => <CheckInSection event={event} />} />
)
export default EventCheckInPage
