import type { Event } from '@foyer/contract/events'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/Button.tsx'
import { TypeForm } from './TypeForm.tsx'

/** The id of the button, for what has lost its own place. */
export const addButtonId = 'add-ticket-type'

/** The way to a new ticket type: a button, then the form in its place. */
export function AddTicketType({ event }: { event: Event }) {
  const t = useTranslations('tickets')
  const [adding, setAdding] = useState(false)
  const close = () => {
    flushSync(() => setAdding(false))
    document.getElementById(addButtonId)?.focus()
  }
  return (
    <div className="mt-5">
      {adding ? (
        <TypeForm event={event} onClose={close} />
      ) : (
        <Button id={addButtonId} icon={<Plus aria-hidden="true" size={18} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
    </div>
  )
}
