import type { Order } from '@foyer/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../../lib/errors.ts'
import { faultsOf } from '../../../lib/form/field-errors.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { orderView } from '../queries.ts'
import type { OrderAction } from './perform-action.ts'
import { performAction } from './perform-action.ts'

type Props = {
  order: Order
  action: OrderAction
  onClose: () => void
  /** Called after the dialog has closed, when the action is no longer available. */
  onDone: () => void
}

const maxReasonLength = 500

/** The day in the reader's time zone, YYYY-MM-DD. */
const today = () => new Date().toLocaleDateString('sv')

/** Asks before an action on an order and performs it. Mount it to ask. */
export function ActionDialog({ order, action, onClose, onDone }: Props) {
  const t = useTranslations()
  const words = useErrorWords()
  const format = useFormat()
  const client = useQueryClient()
  const key = useIdempotencyKey()
  const [reason, setReason] = useState('')
  const [sentOn, setSentOn] = useState(today)
  const mail = useMail()
  const textValues = {
    mail,
    number: order.number,
    email: order.email ?? '',
    total: format.money(order.totalCents, order.currency),
    owed: format.money(order.owedCents ?? 0, order.currency),
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      performAction(action, order.id, { reason: reason.trim(), sentOn }, key.keyFor([action, reason, sentOn])),
    onSuccess: (changed) => {
      showToast(
        t(`orders.action.${action}.done`, {
          ...textValues,
          mail: changed.mails.at(-1)?.state === 'stored' ? 'off' : 'on',
        }),
      )
      // First, because closing returns the focus to the button that opened the dialog.
      flushSync(onClose)
      if (!changed.actions.includes(action)) onDone()
      client.setQueryData(orderView(order.id).queryKey, changed)
    },
  })
  const takesReason = action === 'cancel' || action === 'refund'
  const dateFault = faultsOf(error).find(({ name }) => name === 'sentOn')?.fault
  return (
    <ConfirmDialog
      danger={takesReason}
      title={t(`orders.action.${action}.title`, textValues)}
      confirmLabel={t(`orders.action.${action}.confirm`, textValues)}
      cancelLabel={t('orders.action.keep')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={error && !dateFault && words.of(error)}
    >
      <p>{t(`orders.action.${action}.body`, textValues)}</p>
      {action === 'refund-sent' && (
        <Field label={t('orders.action.refund-sent.sentOn')} error={dateFault && words.field(dateFault)}>
          <TextInput type="date" max={today()} value={sentOn} onChange={({ target }) => setSentOn(target.value)} />
        </Field>
      )}
      {takesReason && (
        <Field label={t('orders.action.reason')} hint={t('orders.action.reasonHint')} mark={t('common.optional')}>
          <TextInput
            autoComplete="off"
            maxLength={maxReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
