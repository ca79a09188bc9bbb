import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

type Props = { event: Pick<Event, 'name'>; onConfirm: () => void; onCancel: () => void }

/** Warns before an event goes on sale while buyers get no emails. */
export function SellWithoutMailDialog({ event: { name }, onConfirm, onCancel }: Props) {
  const t = useTranslations()
  return (
    <ConfirmDialog
      title={t('events.states.noMail.title')}
      confirmLabel={t('events.states.noMail.confirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('events.states.noMail.body', { name })}</p>
    </ConfirmDialog>
  )
}
