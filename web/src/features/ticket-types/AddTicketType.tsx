import type { Event } from '@foyer/contract/events'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { LazyTicketTypeForm } from './LazyTicketTypeForm.tsx'

/** Id of the button, for moving the focus to it. */
export const addButtonId = 'add-ticket-type'

/** The button for a new ticket type; the form replaces it. */
export function AddTicketType({ event }: { event: Event }) {
  const t = useTranslations('ticketTypes')
  const [adding, setAdding] = useState(false)
  const close = () => {
    flushSync(() => setAdding(false))
    document.getElementById(addButtonId)?.focus()
  }
  return (
    <div className="mt-5">
      {adding ? (
        <LazyTicketTypeForm event={event} onClose={close} />
      ) : (
        <Button id={addButtonId} icon={<Plus aria-hidden="true" size={18} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
    </div>
  )
}
