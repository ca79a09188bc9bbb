import { AddOnsSection } from '../add-ons/AddOnsSection.tsx'
import { SharedCapacitiesSection } from '../shared-capacities/SharedCapacitiesSection.tsx'
import { TicketTypesSection } from '../ticket-types/TicketTypesSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The ticket types of an event, the capacities that they share, and its overall capacity. */
const EventTicketsPage = () => (
  <TabPanel
    tab="tickets"
    fallback={<TabLoading />}
    of={(event) => (
      <TicketTypesSection
        event={event}
        addOns={<AddOnsSection event={event} />}
        sharedCapacities={<SharedCapacitiesSection event={event} />}
      />
    )}
  />
)
export default EventTicketsPage
