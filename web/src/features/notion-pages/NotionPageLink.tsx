import { useTranslations } from 'use-intl'
import { linkedPageOf } from '../../lib/notion-page/linked-page.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'

/** A link to an event's page in Notion, with its title. @param link as pasted */
export function NotionPageLink({ link }: { link: string }) {
  const t = useTranslations()
  const page = linkedPageOf(link)
  if (!page) return link
  return (
    <ExternalLink href={page.href} className={linkStyle} newTabLabel={t('events.view.newTab')}>
      {page.title ?? t('notionPages.connection.untitled')}
    </ExternalLink>
  )
}
