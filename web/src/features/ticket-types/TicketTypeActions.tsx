import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EditAndDelete } from '../../lib/EditAndDelete.tsx'
import type { InlineEdit } from '../../lib/use-inline-edit.ts'
import { Button } from '../../ui/Button.tsx'
import { DeleteTicketTypeDialog } from './DeleteTicketTypeDialog.tsx'

interface Props {
  edit: InlineEdit
  /** The form for a copy. */
  copy: InlineEdit
  event: Pick<Event, 'id'>
  type: TicketType
}

/** The actions for a ticket type. */
export function TicketTypeActions({ edit, copy, event, type }: Props) {
  const t = useTranslations('ticketTypes')
  const [asking, setAsking] = useState(false)
  const { name } = type
  return (
    <div className="-mx-2.5 mt-2 flex flex-wrap items-center text-ink-secondary">
      <EditAndDelete
        edit={edit}
        editLabel={t('editOne', { name })}
        deleteLabel={t('deleteOne', { name })}
        onDelete={() => setAsking(true)}
      >
        <Button
          variant="plain"
          size="small"
          ref={copy.button}
          icon={<Copy aria-hidden="true" size={16} className="shrink-0" />}
          aria-label={t('duplicateOne', { name })}
          onClick={copy.open}
        >
          {t('duplicate')}
        </Button>
      </EditAndDelete>
      {asking && <DeleteTicketTypeDialog event={event} type={type} onClose={() => setAsking(false)} />}
    </div>
  )
}
