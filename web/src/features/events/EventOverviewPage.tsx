import { StubLoading } from '../../lib/StubLoading.tsx'
import { useMay } from '../../lib/use-may.ts'
import { PresentSection } from '../check-in/PresentSection.tsx'
import { OpenQuestionsSection } from '../inbox/OpenQuestionsSection.tsx'
import { RecentOrdersSection } from '../orders/RecentOrdersSection.tsx'
import { SalesOverTimeSection } from '../reports/SalesOverTimeSection.tsx'
import { SalesByTypeSection } from '../ticket-types/SalesByTypeSection.tsx'
import { Deadlines } from './event/Deadlines.tsx'
import { EventOverview } from './event/EventOverview.tsx'
import { SaleReadiness } from './event/SaleReadiness.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The next steps of an event, its sales, who is there, its last orders, its open questions and its deadlines. */
export default function EventOverviewPage() {
  const mayWrite = useMay('events:write')
  const mayReadOrders = useMay('orders:read')
  const mayReadDoor = useMay('check-in:read')
  const mayReadInbox = useMay('inbox:read')
  return (
    <TabPanel
      tab="overview"
      fallback={<StubLoading lines={4} className="max-w-[57rem]" />}
      of={(event) => (
        <div className="grid max-w-[57rem] gap-10 *:min-w-0">
          {event.status === 'test' && mayWrite && <SaleReadiness event={event} />}
          <EventOverview event={event} />
          <SalesOverTimeSection event={event} />
          <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
            <SalesByTypeSection event={event} />
            <Deadlines event={event} />
          </div>
          {mayReadDoor && <PresentSection event={event} />}
          {mayReadOrders && <RecentOrdersSection event={event} />}
          {mayReadInbox && <OpenQuestionsSection event={event} />}
        </div>
      )}
    />
  )
}
