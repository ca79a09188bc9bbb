import type { EventStatus, ItemStatus } from '@foyer/contract/event-status'
import { itemStatusOf } from '@foyer/contract/event-status'
import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/Badge.tsx'
import type { Tone } from '../../ui/tone.ts'

/** The colour of each status. */
export const toneOf = { onsale: 'success', closed: 'neutral', draft: 'info' } as const satisfies Record<
  ItemStatus,
  Tone
>

/** An event's status as lists show it: On Sale, Closed or Draft. */
export function StatusBadge({ status }: { status: EventStatus }) {
  const t = useTranslations('common.status')
  const item = itemStatusOf[status]
  return (
    <Badge dot tone={toneOf[item]}>
      {t(item)}
    </Badge>
  )
}
