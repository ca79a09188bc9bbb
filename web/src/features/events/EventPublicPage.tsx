import type { Event } from '@foyer/contract/events'
import { useMay } from '../../lib/use-may.ts'
import { DescriptionSection } from '../descriptions/DescriptionSection.tsx'
import { NotionSection } from '../notion-pages/NotionSection.tsx'
import { CoverForm } from './cover/CoverForm.tsx'
import { NotionLinkForm } from './event/NotionLinkForm.tsx'
import { TabLoading } from './TabLoading.tsx'
import { TabPanel } from './TabPanel.tsx'

/** The public page of an event: its cover, its description, the Notion page that it can show instead, and the link of that. */
export default function EventPublicPage() {
  const mayWrite = useMay('events:write')
  return <TabPanel tab="page" fallback={<TabLoading />} of={(event) => <>{sectionsOf(event, mayWrite)}</>} />
}

/**
 * The cover, then the section whose content the page usually shows. Without a Notion link, its form alone stands for
 * Notion. The keys keep unsaved input when the order changes.
 */
function sectionsOf(event: Event, mayWrite: boolean) {
  const description = <DescriptionSection key="description" event={event} />
  const link = mayWrite && <NotionLinkForm key="link" event={event} />
  const cover = mayWrite && <CoverForm key="cover" event={event} />
  if (!event.notionLink) return [cover, description, link]
  return [cover, <NotionSection key="notion" event={event} />, link, description]
}
