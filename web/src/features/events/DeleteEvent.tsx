import type { Event } from '@foyer/contract/events'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonAppearance } from '../../ui/button-style.ts'
import { LazyDeleteEventDialog } from './LazyDeleteEventDialog.tsx'

type Props = ButtonAppearance & {
  event: Pick<Event, 'id' | 'name' | 'slug' | 'status'>
  /** Moves the focus or navigates after the event has been deleted. */
  onDeleted: () => void
  /** The name is only for screen readers and in the tooltip. */
  iconOnly?: true
  className?: string
}

/** The button that deletes an event after a question. */
export function DeleteEvent({ event, onDeleted, iconOnly, ...appearance }: Props) {
  const t = useTranslations()
  const mayDelete = useMay('events:delete')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        {...appearance}
        icon={<Trash2 aria-hidden="true" size={iconOnly ? 18 : 16} className="shrink-0" />}
        title={iconOnly && mayDelete ? t('common.delete') : undefined}
        aria-label={t('home.delete.button', { name: event.name })}
        disabledReason={!mayDelete && t('home.delete.notAllowed')}
        onClick={() => setAsking(true)}
      >
        {!iconOnly && t('common.delete')}
      </Button>
      {asking && <LazyDeleteEventDialog event={event} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  )
}
