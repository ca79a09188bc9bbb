import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useErrorWords } from '../../../lib/errors.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { ticketTypesOf } from '../queries.ts'
import { addButtonId } from './AddTicketType.tsx'
import { CannotDeleteTicketType } from './CannotDeleteTicketType.tsx'

type Props = { event: Pick<Event, 'id'>; type: TicketType; onClose: () => void }

/** Asks before a ticket type is deleted for good, mounted while it asks. */
export function DeleteTicketType({ event, type, onClose }: Props) {
  const t = useTranslations()
  const words = useErrorWords()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE /ticket-types/{id}', { params: { id: type.id } }),
    onSuccess: () => {
      showToast(t('tickets.removing.done', { name: type.name }))
      flushSync(onClose)
      // its place in the list is gone, and what opened this with it
      document.getElementById(addButtonId)?.focus()
      client.setQueryData(ticketTypesOf(event.id).queryKey, (types) => types?.filter(({ id }) => id !== type.id))
    },
  })
  const because = error instanceof ApiError && error.problem.code === 'conflict' ? error.problem.errors?.[0] : undefined
  if (because) return <CannotDeleteTicketType type={type} because={because.code} onClose={onClose} />
  return (
    <ConfirmDialog
      danger
      title={t('tickets.removing.title', { name: type.name })}
      confirmLabel={t('common.delete')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={error && words.of(error)}
    >
      <p>{t('tickets.removing.body')}</p>
    </ConfirmDialog>
  )
}
