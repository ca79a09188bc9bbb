import { useTranslations } from 'use-intl'
import { linkStyle } from '../../ui/button-style.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { notionPageOf } from './notion-page.ts'

/** The way to an event's page in Notion, by its title. @param link as it was pasted */
export function NotionPageLink({ link }: { link: string }) {
  const t = useTranslations('events')
  const page = notionPageOf(link)
  if (!page) return link
  return (
    <ExternalLink href={page.href} className={linkStyle} newTabLabel={t('view.newTab')}>
      {page.title ?? t('notion.untitled')}
    </ExternalLink>
  )
}
