import { PromoCodesSection } from '../promo-codes/PromoCodesSection.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The promo codes of an event. */
const EventCodesPage = () => (
  <TabPanel tab="codes" fallback={<TabLoading />} of={(event) => <PromoCodesSection event={event} />} />
)
export default EventCodesPage
