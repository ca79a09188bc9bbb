import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { CannotDeleteDialog } from './CannotDeleteDialog.tsx'

interface Props {
  event: Pick<Event, 'id' | 'name' | 'slug' | 'status'>
  onClose: () => void
  /** Called after the dialog has closed. Moves the focus or navigates. */
  onDeleted: () => void
}

/** Asks before it deletes an event. Mount it to ask. */
export function DeleteEventDialog({ event, onClose, onDeleted }: Props) {
  const t = useTranslations()
  return (
    <RemoveDialog
      title={t('home.delete.title')}
      confirmLabel={t('common.delete')}
      removedText={t('home.delete.done', { name: event.name })}
      remove={() => call('DELETE /events/{id}', { params: { id: event.id } })}
      onClose={onClose}
      onRemoved={onDeleted}
      refusal={(error) => hasOrders(error) && <CannotDeleteDialog event={event} onClose={onClose} />}
    >
      <p className="font-medium text-ink">{event.name}</p>
      <p>{t('home.delete.prompt')}</p>
      <p>{t('home.delete.final')}</p>
    </RemoveDialog>
  )
}

const hasOrders = (error: Error) => error instanceof ApiError && error.problem.code === 'conflict'
