import type { CorrectionPreview } from '@foyer/contract/corrections'
import type { Order } from '@foyer/contract/orders'
import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../../../lib/api-error.ts'
import { useErrorWords } from '../../../../lib/errors.ts'
import { codeOf, faultsOf } from '../../../../lib/form/field-errors.ts'
import { useIdempotencyKey } from '../../../../lib/form/use-idempotency-key.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { showToast } from '../../../../ui/toasts.ts'
import { orderView } from '../../queries.ts'
import { CorrectionFields } from './CorrectionFields.tsx'
import { CorrectionResult } from './CorrectionResult.tsx'
import type { CorrectionAction, CorrectionInput } from './correction.ts'
import { performCorrection, previewCorrection } from './correction.ts'

interface Props {
  order: Order
  action: CorrectionAction
  onClose: () => void
  /** Called after the dialog has closed, when the action is no longer available. */
  onDone: () => void
}

/**
 * Cancels tickets, all with their refund, or refunds a part, in two steps: what to do, then what it changes and the mail to
 * the buyer.
 */
export function CorrectionDialog({ order, action, onClose, onDone }: Props) {
  const t = useTranslations('corrections')
  const common = useTranslations('common')
  const actions = useTranslations('orders.action')
  const formId = useId()
  const [input, setInput] = useInput(order, action)
  const [preview, setPreview] = useState<CorrectionPreview>()
  const requestPreview = useMutation({
    mutationFn: () => previewCorrection(action, order, input),
    onSuccess: setPreview,
  })
  const perform = usePerform({ order, action, onClose, onDone }, input)
  const explain = useExplanation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!requestPreview.isPending) requestPreview.mutate()
  }
  return (
    <Dialog
      wide
      title={t(`${action}.title`, { number: order.number })}
      closeLabel={common('close')}
      onClose={onClose}
      error={explain(preview ? perform.error : requestPreview.error)}
      actions={
        preview ? (
          <>
            <Button onClick={() => setPreview(undefined)}>{t('back')}</Button>
            <Button variant="danger" data-autofocus pending={perform.isPending} onClick={() => perform.mutate()}>
              {t(`${wordsOf(order, action, input)}.confirm`, { count: input.ticketIds.length })}
            </Button>
          </>
        ) : (
          <>
            {/* "Cancel" would be taken for what the dialog does */}
            <Button onClick={onClose}>{actions('keep')}</Button>
            <Button type="submit" form={formId} variant="primary" pending={requestPreview.isPending}>
              {t('continue')}
            </Button>
          </>
        )
      }
    >
      {preview ? (
        <CorrectionResult order={order} preview={preview} />
      ) : (
        <form id={formId} noValidate onSubmit={submit}>
          <CorrectionFields
            order={order}
            action={action}
            input={input}
            onChange={setInput}
            faults={faultsOf(requestPreview.error)}
          />
        </form>
      )}
    </Dialog>
  )
}

/** The words for the action; those of tickets do not fit add-ons that are cancelled without their ticket. */
const wordsOf = ({ tickets }: Order, action: CorrectionAction, { ticketIds }: CorrectionInput) =>
  action === 'cancel-tickets' && !ticketIds.every((id) => tickets.some((ticket) => ticket.id === id))
    ? 'cancel-items'
    : action

function useInput({ tickets, extras = [], addsTo, balanceCents, currency }: Order, action: CorrectionAction) {
  const language = useLocale()
  const items = addsTo ? extras.filter(({ kind }) => kind === 'add-on') : tickets
  const live = items.filter(({ cancelledAt }) => cancelledAt === undefined)
  // most members want to return the overpayment
  const overpaidCents = Math.max(0, 0 - balanceCents)
  return useState<CorrectionInput>(() => ({
    ticketIds: live.length === 1 || action === 'refund' ? live.map(({ id }) => id) : [],
    fee: '',
    amount: overpaidCents > 0 ? writeAmount(overpaidCents, decimalsOf(currency), language) : '',
    reason: '',
    note: '',
  }))
}

function usePerform({ order, action, onClose, onDone }: Props, input: CorrectionInput) {
  const t = useTranslations('corrections')
  const client = useQueryClient()
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: () =>
      performCorrection(action, order, input, key.keyFor([action, input, order.refundedCents, order.timeline.length])),
    onSuccess: (changed) => {
      showToast(t(changed.correcting ? 'waiting' : `${wordsOf(order, action, input)}.done`, { number: order.number }))
      // First, because closing returns the focus to the button that opened the dialog.
      flushSync(onClose)
      if (!(changed.actions as readonly string[]).includes(action)) onDone()
      client.setQueryData(orderView(order.id).queryKey, changed)
    },
    onError: () => client.invalidateQueries(orderView(order.id)),
  })
}

/** Puts in words why a correction failed, unless a field says it. */
function useExplanation() {
  const t = useTranslations('corrections')
  const words = useErrorWords()
  return (error: unknown) => {
    if (!error || faultsOf(error).length > 0) return undefined
    if (codeOf(error) === 'stale' || codeOf(error) === 'transition-refused') return t('changed')
    const detail = error instanceof ApiError ? error.problem.detail : undefined
    if (codeOf(error) === 'refund-refused' && detail) return t('refused', { detail })
    return words.of(error)
  }
}
