import type { NotionPage } from '@foyer/contract/notion-pages'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'

/** The last sync, the last change, and the connection in use. Times are the event's, as on the rest of its page. */
export function NotionFacts({ notion, timeZone }: { notion: NotionPage; timeZone: string }) {
  const t = useTranslations('notionPages.facts')
  const format = useFormat()
  const at = (moment: string) => <time dateTime={moment}>{format.dateTime(moment, timeZone)}</time>
  const { connection, workspace, title, changedAt, readAt, checkedAt, nextCheckAt } = notion
  const items = [
    title !== undefined && { term: t('title'), value: title },
    workspace !== undefined && { term: t('connection'), value: [connection, workspace].filter(Boolean).join(' · ') },
    changedAt !== undefined && { term: t('changed'), value: at(changedAt) },
    readAt !== undefined && { term: t('read'), value: at(readAt) },
    checkedAt !== undefined && { term: t('checked'), value: at(checkedAt) },
    nextCheckAt !== undefined && { term: t('next'), value: at(nextCheckAt) },
  ]
  return <DescriptionList items={items.filter((item) => item !== false)} />
}
