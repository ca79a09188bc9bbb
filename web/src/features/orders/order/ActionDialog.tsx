import type { Order } from '@foyer/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../../lib/errors.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useFormat } from '../../../lib/format.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { orderView } from '../queries.ts'
import type { OrderAction } from './act.ts'
import { act } from './act.ts'

type Props = {
  order: Order
  action: OrderAction
  onClose: () => void
  /** After the dialog is gone: the order is another now, and offers other things. */
  onDone: () => void
}

const longestReason = 500

/** Says what will be done with an order, asks, and does it; mounted while it asks. */
export function ActionDialog({ order, action, onClose, onDone }: Props) {
  const t = useTranslations()
  const words = useErrorWords()
  const format = useFormat()
  const client = useQueryClient()
  const key = useIdempotencyKey()
  const [reason, setReason] = useState('')
  const about = {
    number: order.number,
    email: order.email ?? '',
    total: format.money(order.totalCents, order.currency),
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act(action, order.id, reason.trim(), key.keyFor([action, reason])),
    onSuccess: (changed) => {
      showToast(t(`orders.action.${action}.done`, about))
      // closing gives the focus back to what opened it, so it has to come first
      flushSync(onClose)
      if (!changed.actions.includes(action)) onDone()
      client.setQueryData(orderView(order.id).queryKey, changed)
    },
  })
  const givesUp = action === 'cancel' || action === 'refund'
  return (
    <ConfirmDialog
      danger={givesUp}
      title={t(`orders.action.${action}.title`, about)}
      confirmLabel={t(`orders.action.${action}.confirm`, about)}
      cancelLabel={t('orders.action.keep')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={error && words.of(error)}
    >
      <p>{t(`orders.action.${action}.body`, about)}</p>
      {givesUp && (
        <Field label={t('orders.action.reason')} hint={t('orders.action.reasonHint')} mark={t('common.optional')}>
          <TextInput
            autoComplete="off"
            maxLength={longestReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
