import { useTranslations } from 'use-intl'
import type { ConnectionState } from '../../../lib/notion-page/connection-state.ts'
import { connectionTones } from '../../../lib/notion-page/connection-state.ts'
import { Badge } from '../../../ui/Badge.tsx'

/** The connection of an event to Notion as a badge. */
export function ConnectionBadge({ state }: { state: ConnectionState }) {
  const t = useTranslations('notionKey.connection')
  return (
    <Badge dot tone={connectionTones[state]}>
      {t(`${state}.label`)}
    </Badge>
  )
}
