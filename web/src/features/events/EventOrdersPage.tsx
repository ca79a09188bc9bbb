import { EventOrdersSection } from '../orders/EventOrdersSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The orders of an event. */
const EventOrdersPage = () => (
  <TabPanel tab="orders" fallback={<TabLoading />} of={(event) => <EventOrdersSection event={event} />} />
)
export default EventOrdersPage
