import type { Event } from '@foyer/contract/events'
import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useDuplicateEvent } from '../../../lib/event/use-duplicate-event.ts'
import { Button } from '../../../ui/Button.tsx'

/** The button that duplicates an event and opens the copy. */
export function DuplicateEvent({ event }: { event: Pick<Event, 'id' | 'name'> }) {
  const t = useTranslations('duplicateEvent')
  const { duplicate, isPending } = useDuplicateEvent()
  return (
    <Button icon={<Copy aria-hidden="true" size={16} />} pending={isPending} onClick={() => duplicate(event)}>
      {t('action')}
    </Button>
  )
}
