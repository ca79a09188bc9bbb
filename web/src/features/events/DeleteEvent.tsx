import type { Event } from '@foyer/contract/events'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/button-style.ts'
import { DeleteEventDialog } from './DeleteEventDialog.tsx'

type Props = ButtonLook & {
  event: Pick<Event, 'id' | 'name' | 'status'>
  /** Moves the focus or navigates after the event has been deleted. */
  onDeleted: () => void
  className?: string
}

/** The button that deletes an event after a question. */
export function DeleteEvent({ event, onDeleted, ...look }: Props) {
  const t = useTranslations()
  const mayDelete = useMay('events:delete')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        {...look}
        icon={<Trash2 aria-hidden="true" size={16} className="shrink-0" />}
        aria-label={t('home.delete.button', { name: event.name })}
        disabledReason={!mayDelete && t('home.delete.notAllowed')}
        onClick={() => setAsking(true)}
      >
        {t('common.delete')}
      </Button>
      {asking && <DeleteEventDialog event={event} onClose={() => setAsking(false)} onDeleted={onDeleted} />}
    </>
  )
}
