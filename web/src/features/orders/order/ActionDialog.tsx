import type { Order } from '@foyer/contract/orders'
import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Messages } from 'use-intl'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../../lib/errors.ts'
import { codeOf, faultsOf } from '../../../lib/form/field-errors.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useFormat } from '../../../lib/format.ts'
import { translateOneOf } from '../../../lib/translate-one-of.ts'
import { useMail } from '../../../lib/use-mail.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { orderView } from '../queries.ts'
import { ActionFields, dayOf } from './ActionFields.tsx'
import type { ActionInput, PlainAction } from './perform-action.ts'
import { performAction } from './perform-action.ts'

type Props = {
  order: Order
  action: PlainAction
  onClose: () => void
  /** Called after the dialog has closed, when the action is no longer available. */
  onDone: () => void
}

/** Asks before an action on an order and performs it. Mount it to ask. */
export function ActionDialog({ order, action, onClose, onDone }: Props) {
  const t = useTranslations('orders.action')
  const client = useQueryClient()
  const key = useIdempotencyKey()
  const language = useLocale()
  const [input, setInput] = useState<ActionInput>(() => ({
    reason: '',
    day: dayOf(action === 'change-due' && order.dueAt ? new Date(order.dueAt) : new Date(), order.event.timeZone),
    // the amount that is left to pay, or the whole total of an order that has expired
    amount: writeAmount(
      order.balanceCents > 0 ? order.balanceCents : order.totalCents,
      decimalsOf(order.currency),
      language,
    ),
    method: 'transfer',
    note: '',
    followUpOn: order.followUpOn ?? '',
  }))
  const textValues = useTextValues(order)
  const question = useQuestion(order, action)
  const explain = useExplanation(order, action)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      performAction(action, order, input, key.keyFor([action, input, order.owedCents, order.receivedCents])),
    onSuccess: (changed) => {
      showToast(t(`${action}.done`, textValues))
      // First, because closing returns the focus to the button that opened the dialog.
      flushSync(onClose)
      if (!changed.actions.includes(action)) onDone()
      client.setQueryData(orderView(order.id).queryKey, changed)
    },
    onError: async (thrown) => {
      // the dialog then names the new amounts, and a second press confirms them
      if (codeOf(thrown) === 'stale') await client.invalidateQueries(orderView(order.id))
    },
  })
  return (
    <ConfirmDialog
      danger={action === 'cancel'}
      title={t(`${action}.title`)}
      confirmLabel={t(`${action}.confirm`)}
      cancelLabel={t('keep')}
      onConfirm={() => mutate()}
      onCancel={onClose}
      pending={isPending}
      error={explain(error)}
    >
      <p>{question}</p>
      {action === 'cancel' && <ReceivedMoney order={order} />}
      <ActionFields order={order} action={action} input={input} onChange={setInput} error={error} />
    </ConfirmDialog>
  )
}

/** Says what becomes of the money that has arrived for an order that is about to be cancelled. */
function ReceivedMoney({ order: { receivedCents, refundedCents, currency } }: { order: Order }) {
  const t = useTranslations('corrections')
  const button = useTranslations('orders.view')('refundDifference')
  const format = useFormat()
  const keptCents = receivedCents - refundedCents
  if (keptCents <= 0) return null
  const amount = format.money(keptCents, currency)
  return <p>{t('cancelledWithMoney', { amount, button })}</p>
}

/** The values of the texts of every action. */
function useTextValues(order: Order) {
  const { number, status, email, owedCents, receivedCents, balanceCents, currency, actions } = order
  const format = useFormat()
  const mail = useMail()
  return {
    mail,
    // an order of the box office may be without an address
    delivery: email === undefined ? 'none' : mail,
    number,
    email: email ?? '',
    owed: format.money(owedCents ?? 0, currency),
    received: format.money(receivedCents, currency),
    open: format.money(Math.max(0, balanceCents), currency),
    payable: actions.includes('mark-paid') ? 'yes' : 'no',
    paid: status === 'paid' ? 'yes' : 'no',
    expired: status === 'expired' ? 'yes' : 'no',
  }
}

/** The actions whose questions differ when an order holds add-ons instead of tickets. */
const actionsOfAddOns = ['record-payment', 'change-due', 'mark-paid', 'cancel', 'late-transfer', 'reactivate'] as const

type Actions = Messages['orders']['action']
const translateBody = translateOneOf<{ [A in PlainAction as `${A}.body`]: Actions[A]['body'] }>()
type AddOnActions = Messages['addOnOrders']['action']
const translateOfAddOns = translateOneOf<Pick<AddOnActions, (typeof actionsOfAddOns)[number]>>()

/** Says what an action does, before it is performed. */
function useQuestion(order: Order, action: PlainAction): string {
  const t = useTranslations('orders.action')
  const ofAddOns = useTranslations('addOnOrders.action')
  const textValues = useTextValues(order)
  const own = order.addsTo && actionsOfAddOns.find((each) => each === action)
  return own ? translateOfAddOns(ofAddOns, own, textValues) : translateBody(t, `${action}.body`, textValues)
}

/** Puts in words why an action failed, unless a field says it. */
function useExplanation(order: Order, action: PlainAction) {
  const t = useTranslations('orders.action')
  const other = useTranslations('corrections')
  const words = useErrorWords()
  const textValues = useTextValues(order)
  return (error: unknown) => {
    if (!error || faultsOf(error).length > 0) return undefined
    if (action === 'reactivate' && codeOf(error) === 'transition-refused') return other('notReactivated')
    const knowsStale = action === 'refund-sent' || action === 'late-transfer' || action === 'record-payment'
    return codeOf(error) === 'stale' && knowsStale ? t(`${action}.stale`, textValues) : words.of(error)
  }
}
