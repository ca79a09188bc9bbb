import { useMay } from '../../lib/use-may.ts'
import { DescriptionSection } from '../descriptions/DescriptionSection.tsx'
import { NotionSection } from '../notion-pages/NotionSection.tsx'
import { CoverForm } from './cover/CoverForm.tsx'
import { NotionLinkForm } from './event/NotionLinkForm.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The public page of an event: its cover, its description, the Notion page that it shows instead, and its link. */
export default function EventPublicPage() {
  const mayWrite = useMay('events:write')
  return (
    <TabPanel
      tab="page"
      fallback={<TabLoading />}
      of={(event) => (
        <>
          {mayWrite && <CoverForm event={event} />}
          <DescriptionSection event={event} />
          <NotionSection event={event} />
          {mayWrite && <NotionLinkForm event={event} />}
        </>
      )}
    />
  )
}
