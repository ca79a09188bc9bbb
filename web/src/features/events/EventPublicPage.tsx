import { useMay } from '../../lib/use-may.ts'
import { DescriptionSection } from '../descriptions/DescriptionSection.tsx'
import { NotionSection } from '../notion-pages/NotionSection.tsx'
import { NotionLinkForm } from './event/NotionLinkForm.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The public page of an event: the Notion page that it shows, and its link. */
export default function EventPublicPage() {
  const mayWrite = useMay('events:write')
  return (
    <TabPanel
      tab="page"
      fallback={<TabLoading />}
      of={(event) => (
        <>
          <DescriptionSection event={event} />
          <NotionSection event={event} />
          {mayWrite && <NotionLinkForm event={event} />}
        </>
      )}
    />
  )
}
