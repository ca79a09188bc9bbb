import { maxReasonLength } from '@foyer/contract/order-limits'
import type { Order } from '@foyer/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../../../lib/api.ts'
import { useErrorWords } from '../../../../lib/errors.ts'
import { useMail } from '../../../../lib/use-mail.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import { showToast } from '../../../../ui/toasts.ts'
import { orderView } from '../../queries.ts'
import { BuyerMail } from './BuyerMail.tsx'
import type { Decision } from './correction.ts'

interface Props {
  order: Order
  decision: Decision
  onClose: () => void
  /** Called after the dialog has closed: nothing is left to decide. */
  onDone: () => void
}

/** Asks before a request is approved or declined. */
export function DecisionDialog({ order: { id, number, totalCents }, decision, onClose, onDone }: Props) {
  const t = useTranslations('approvals')
  const common = useTranslations()
  const client = useQueryClient()
  const words = useErrorWords()
  const mail = useMail()
  const [typed, setTyped] = useState('')
  const reason = typed.trim()
  const params = { id }
  const body = reason === '' ? {} : { reason }
  const preview = useMutation({
    mutationFn: () =>
      decision === 'approve'
        ? call('POST /orders/{id}/approve/preview', { params })
        : call('POST /orders/{id}/decline/preview', { params, body }),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      decision === 'approve'
        ? call('POST /orders/{id}/approve', { params })
        : call('POST /orders/{id}/decline', { params, body }),
    onSuccess: (changed) => {
      showToast(t(`${decision}.done`, { number }))
      // First, because closing returns the focus to the button that opened the dialog.
      flushSync(onClose)
      onDone()
      client.setQueryData(orderView(id).queryKey, changed)
    },
  })
  const failure = error ?? preview.error
  const approval = totalCents === 0 ? 'approve.free' : 'approve.paid'
  return (
    <ConfirmDialog
      danger={decision === 'decline'}
      title={t(`${decision}.title`)}
      confirmLabel={t(`${decision}.confirm`)}
      cancelLabel={common('orders.action.keep')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={failure ? words.of(failure) : undefined}
    >
      <p>
        {t(decision === 'decline' ? 'decline.body' : approval)} {t(`notice.${mail}`)}
      </p>
      {decision === 'decline' && (
        <Field label={common('orders.action.reason')} hint={t('reasonHint')} mark={common('common.optional')}>
          <TextInput
            autoComplete="off"
            maxLength={maxReasonLength}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              // it shows the reason as it was
              preview.reset()
            }}
          />
        </Field>
      )}
      <Button className="justify-self-start" pending={preview.isPending} onClick={() => preview.mutate()}>
        {t('preview')}
      </Button>
      <div role="status" className="empty:hidden">
        {preview.data && <BuyerMail {...preview.data} />}
      </div>
    </ConfirmDialog>
  )
}
