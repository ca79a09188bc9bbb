import type { Event } from '@foyer/contract/events'
import { useMutation } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useErrorWords } from '../../lib/errors.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { CannotDeleteDialog } from './CannotDeleteDialog.tsx'

interface Props {
  event: Pick<Event, 'id' | 'name' | 'status'>
  onClose: () => void
  /** After the dialog is gone: where to go, or what to focus, now that the event is no longer there. */
  onDeleted: () => void
}

/** Asks before an event is deleted for good, mounted while it asks. */
export function DeleteEventDialog({ event, onClose, onDeleted }: Props) {
  const t = useTranslations()
  const words = useErrorWords()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE /events/{id}', { params: { id: event.id } }),
    onSuccess: () => {
      showToast(t('home.delete.done', { name: event.name }))
      // closing gives the focus back to what opened it, so it has to come first
      flushSync(onClose)
      onDeleted()
    },
  })
  if (hasOrders(error)) return <CannotDeleteDialog event={event} onClose={onClose} />
  return (
    <ConfirmDialog
      danger
      title={t('home.delete.title')}
      confirmLabel={t('common.delete')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={error && words.of(error)}
    >
      <p className="font-medium text-ink">{event.name}</p>
      <p>{t('home.delete.prompt')}</p>
      <p>{t('home.delete.final')}</p>
    </ConfirmDialog>
  )
}

const hasOrders = (error: unknown) => error instanceof ApiError && error.problem.code === 'conflict'
