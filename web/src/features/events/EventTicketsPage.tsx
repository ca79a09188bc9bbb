import { TicketTypesSection } from '../ticket-types/TicketTypesSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The ticket types of an event and its overall capacity. */
const EventTicketsPage = () => (
  <TabPanel tab="tickets" fallback={<TabLoading />} of={(event) => <TicketTypesSection event={event} />} />
)
export default EventTicketsPage
