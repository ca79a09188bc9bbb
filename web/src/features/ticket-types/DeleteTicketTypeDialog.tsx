import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { useModuleOnceShown } from '../../ui/use-lazy-module.ts'
import { addButtonId } from './AddTicketType.tsx'

type Props = { event: Pick<Event, 'id'>; type: TicketType; onClose: () => void }

const fetchRefusal = () => import('./CannotDeleteTicketType.tsx')

/** Asks before it deletes a ticket type. Mount it to ask. */
export function DeleteTicketTypeDialog({ event, type, onClose }: Props) {
  const t = useTranslations()
  const client = useQueryClient()
  const refused = useModuleOnceShown(fetchRefusal)
  const leave = () => {
    // The button that opened the dialog disappears with its ticket type.
    document.getElementById(addButtonId)?.focus()
    client.setQueryData(ticketTypesOf(event.id).queryKey, (types) => types?.filter(({ id }) => id !== type.id))
  }
  const refusal = (error: Error) => {
    const [reason] = error instanceof ApiError && error.problem.code === 'conflict' ? (error.problem.errors ?? []) : []
    return reason && refused && <refused.CannotDeleteTicketType type={type} because={reason.code} onClose={onClose} />
  }
  return (
    <RemoveDialog
      title={t('ticketTypes.removing.title', { name: type.name })}
      confirmLabel={t('common.delete')}
      removedText={t('ticketTypes.removing.done', { name: type.name })}
      remove={() => call('DELETE /ticket-types/{id}', { params: { id: type.id } })}
      onClose={onClose}
      onRemoved={leave}
      refusal={refusal}
    >
      <p>{t('ticketTypes.removing.body')}</p>
    </RemoveDialog>
  )
}
