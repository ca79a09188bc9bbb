import { EventReportSection } from '../reports/EventReportSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The sales of an event over time. */
const EventReportsPage = () => (
  <TabPanel tab="reports" fallback={<TabLoading />} of={(event) => <EventReportSection event={event} />} />
)
export default EventReportsPage
