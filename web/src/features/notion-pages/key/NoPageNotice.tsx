import type { Event } from '@foyer/contract/events'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../../../lib/paths.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { Callout } from '../../../ui/Callout.tsx'

/** Says that the event has no Notion page yet, and links to where it is added. */
export function NoPageNotice({ event }: { event: Pick<Event, 'id'> }) {
  const t = useTranslations()
  const paths = usePaths()
  const add = (
    <Link to={paths.eventPage(event.id)} hash="link" className={linkStyle}>
      {t('notionPages.connection.addLink')}
    </Link>
  )
  return (
    <Callout className="mb-6" title={t('notionKey.connection.noPage.label')} actions={add}>
      {t('notionKey.connection.noPage.body')}
    </Callout>
  )
}
