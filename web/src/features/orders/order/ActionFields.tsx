import type { Order } from '@foyer/contract/orders'
import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../../lib/errors.ts'
import { faultsOf } from '../../../lib/form/field-errors.ts'
import { AffixInput } from '../../../ui/AffixInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { ActionInput, OrderAction } from './perform-action.ts'

const maxReasonLength = 500

/** The day in the reader's time zone, YYYY-MM-DD. */
export const today = () => new Date().toLocaleDateString('sv')

type Props = {
  order: Order
  action: OrderAction
  input: ActionInput
  onChange: (input: ActionInput) => void
  /** Why the action failed. */
  error: unknown
}

/** The fields of an action that asks for more than a confirmation. */
export function ActionFields({ action, ...props }: Props) {
  if (action === 'cancel' || action === 'refund') return <ReasonField {...props} />
  if (action === 'refund-sent') return <DayField {...props} name="sentOn" />
  if (action !== 'late-transfer') return null
  return (
    <>
      <AmountField {...props} />
      <DayField {...props} name="receivedOn" />
    </>
  )
}

type FieldProps = Omit<Props, 'action'>

function ReasonField({ input, onChange }: FieldProps) {
  const t = useTranslations()
  return (
    <Field label={t('orders.action.reason')} hint={t('orders.action.reasonHint')} mark={t('common.optional')}>
      <TextInput
        autoComplete="off"
        maxLength={maxReasonLength}
        value={input.reason}
        onChange={({ target }) => onChange({ ...input, reason: target.value })}
      />
    </Field>
  )
}

function DayField({ input, onChange, error, name }: FieldProps & { name: 'sentOn' | 'receivedOn' }) {
  const t = useTranslations('orders.action')
  const words = useErrorWords()
  const fault = faultOf(error, name)
  return (
    <Field label={t(name)} error={fault && words.field(fault)}>
      <TextInput
        type="date"
        max={today()}
        value={input.day}
        onChange={({ target }) => onChange({ ...input, day: target.value })}
      />
    </Field>
  )
}

function AmountField({ order: { currency }, input, onChange, error }: FieldProps) {
  const t = useTranslations('orders.action')
  const language = useLocale()
  const decimals = decimalsOf(currency)
  const example = writeAmount(decimals > 0 ? 1250 : 12, decimals, language)
  const fault = faultOf(error, 'amountCents')
  return (
    <Field label={t('amount')} error={fault && t('amountWrong', { example })}>
      <AffixInput
        after={currency}
        inputMode="decimal"
        autoComplete="off"
        value={input.amount}
        onChange={({ target }) => onChange({ ...input, amount: target.value })}
      />
    </Field>
  )
}

const faultOf = (error: unknown, field: string) => faultsOf(error).find(({ name }) => name === field)?.fault
