import type { Event } from '@foyer/contract/events'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useChangeStatus } from './use-change-status.ts'

type Props = { event: Pick<Event, 'id' | 'name' | 'slug' | 'status'>; onClose: () => void }

/** Explains why an event cannot be deleted, and offers to close it instead. */
export function CannotDeleteDialog({ event, onClose }: Props) {
  const t = useTranslations()
  const [refusal, setRefusal] = useState<string>()
  const { change, pending } = useChangeStatus(event, setRefusal)
  const close = () => {
    setRefusal(undefined)
    change('Closed', { onSuccess: onClose })
  }
  const onSale = event.status === 'On Sale'
  return (
    <Dialog
      title={t('home.delete.refused.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      error={refusal}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {onSale && (
            <Button variant="primary" pending={pending} onClick={close}>
              {t('home.delete.refused.closeIt')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-pretty">{t('home.delete.refused.hasOrders', { name: event.name })}</p>
      <p className="mt-2 text-pretty text-ink-secondary">
        {onSale ? t('home.delete.refused.close') : t('home.delete.refused.closed')}
      </p>
    </Dialog>
  )
}
