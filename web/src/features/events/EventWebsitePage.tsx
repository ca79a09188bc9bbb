import { useMay } from '../../lib/use-may.ts'
import { WebsiteSection } from '../websites/WebsiteSection.tsx'
import { WebsiteForm } from './event/WebsiteForm.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The website of an event: its state and history, and its address. */
export default function EventWebsitePage() {
  const mayWrite = useMay('events:write')
  return (
    <TabPanel
      tab="website"
      fallback={<TabLoading />}
      of={(event) => (
        <>
          {event.websiteUrl && <WebsiteSection event={event} />}
          {mayWrite && <WebsiteForm event={event} />}
        </>
      )}
    />
  )
}
