import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import type { NotionState } from './notion-state.ts'
import { notionTones } from './notion-state.ts'

/** How an event stands with Notion, in a word. */
export function NotionBadge({ state }: { state: NotionState }) {
  const t = useTranslations('events.notion')
  return (
    <Badge dot tone={notionTones[state]}>
      {t(`${state}.label`)}
    </Badge>
  )
}
