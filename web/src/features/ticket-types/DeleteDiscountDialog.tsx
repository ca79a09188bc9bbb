import type { Discount } from '@foyer/contract/discounts'
import type { Event } from '@foyer/contract/events'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../lib/api.ts'
import { eventView } from '../../lib/event/queries.ts'
import { RemoveDialog } from '../../lib/RemoveDialog.tsx'
import { othersOf } from './discount-values.ts'

interface Props {
  event: Event
  discount: Discount
  onClose: () => void
  onRemoved: () => void
}

/** Asks before it deletes a discount. Mount it to ask. */
export function DeleteDiscountDialog({ event, discount, onClose, onRemoved }: Props) {
  const t = useTranslations()
  const client = useQueryClient()
  const { id, version } = event
  const { name } = discount
  const remove = async () => {
    const body = { discounts: othersOf(event, discount), version }
    const saved = await call('PATCH /events/{id}', { params: { id }, body })
    client.setQueryData(eventView(id).queryKey, saved)
  }
  return (
    <RemoveDialog
      title={t('ticketTypes.removing.title', { name })}
      confirmLabel={t('common.delete')}
      removedText={t('ticketTypes.removing.done', { name })}
      remove={remove}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{t('ticketTypes.discounts.removing')}</p>
    </RemoveDialog>
  )
}
