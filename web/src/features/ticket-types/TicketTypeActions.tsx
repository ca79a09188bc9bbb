import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { Pencil, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { DeleteTicketTypeDialog } from './DeleteTicketTypeDialog.tsx'

interface Props {
  edit: Ref<HTMLButtonElement>
  event: Pick<Event, 'id'>
  type: TicketType
  onEdit: () => void
}

const icon = { 'aria-hidden': true, size: 16, className: 'shrink-0' } as const
const appearance = { variant: 'plain', size: 'small' } as const

/** The actions for a ticket type. */
export function TicketTypeActions({ edit, event, type, onEdit }: Props) {
  const t = useTranslations()
  const [asking, setAsking] = useState(false)
  const { name } = type
  return (
    <div className="-mx-2.5 mt-2 flex flex-wrap items-center text-ink-secondary">
      <Button
        {...appearance}
        ref={edit}
        icon={<Pencil {...icon} />}
        aria-label={t('ticketTypes.editOne', { name })}
        onClick={onEdit}
      >
        {t('common.edit')}
      </Button>
      <Button
        {...appearance}
        icon={<Trash2 {...icon} />}
        aria-label={t('ticketTypes.deleteOne', { name })}
        onClick={() => setAsking(true)}
      >
        {t('common.delete')}
      </Button>
      {asking && <DeleteTicketTypeDialog event={event} type={type} onClose={() => setAsking(false)} />}
    </div>
  )
}
