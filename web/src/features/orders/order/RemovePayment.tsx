import type { Payment } from '@foyer/contract/order-money'
import type { Order } from '@foyer/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { call } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors.ts'
import { focusHeadingAround } from '../../../lib/focus-heading.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { linkStyle } from '../../../ui/button-style.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { orderView } from '../queries.ts'

/** Removes a payment that was recorded by mistake. Asks first. */
export function RemovePayment({ order, payment }: { order: Order; payment: Payment }) {
  const t = useTranslations('orders.view')
  const ofAddOns = useTranslations('addOnOrders')
  const own = order.addsTo ? ofAddOns : t
  const keep = useTranslations('orders.action')('keep')
  const format = useFormat()
  const words = useErrorWords()
  const mail = useMail()
  const client = useQueryClient()
  const key = useIdempotencyKey()
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(false)
  const body = { payment: payment.id }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('POST /orders/{id}/remove-payment', {
        params: { id: order.id },
        body,
        idempotencyKey: key.keyFor(body),
      }),
    onSuccess: (changed) => {
      showToast(t('removed', { number: order.number }))
      flushSync(() => setAsked(false))
      focusHeadingAround(button.current)
      client.setQueryData(orderView(order.id).queryKey, changed)
    },
  })
  const amount = format.money(payment.amountCents, order.currency)
  return (
    <>
      <button ref={button} type="button" className={`${linkStyle} text-sm`} onClick={() => setAsked(true)}>
        {t('removePayment')}
      </button>
      {asked && (
        <ConfirmDialog
          danger
          title={t('removeTitle', { amount })}
          confirmLabel={t('removeConfirm')}
          cancelLabel={keep}
          onConfirm={() => mutate()}
          onCancel={() => setAsked(false)}
          pending={isPending}
          error={error && words.of(error)}
        >
          <p>
            {own('removeBody')} {mail === 'off' ? t('removeNoMail') : own('removeMail')}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
