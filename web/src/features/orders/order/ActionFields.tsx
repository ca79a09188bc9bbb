import { maxNoteLength, maxReasonLength } from '@foyer/contract/order-limits'
import type { RecordedMethod } from '@foyer/contract/order-states'
import { recordedMethods } from '@foyer/contract/order-states'
import type { Order } from '@foyer/contract/orders'
import { decimalsOf, writeAmount } from '@foyer/words/format/money'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../../lib/errors.ts'
import { faultsOf } from '../../../lib/form/field-errors.ts'
import { AffixInput } from '../../../ui/AffixInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { ActionInput, PlainAction } from './perform-action.ts'

/** The day of a moment in a time zone, YYYY-MM-DD. Days of an order are days where its event takes place. */
export const dayOf = (at: Date, timeZone: string): string => at.toLocaleDateString('sv', { timeZone })

type Props = {
  order: Order
  action: PlainAction
  input: ActionInput
  onChange: (input: ActionInput) => void
  /** Why the action failed. */
  error: unknown
}

/** The fields of an action that asks for more than a confirmation. */
export function ActionFields({ action, ...props }: Props) {
  if (action === 'cancel') return <ReasonField {...props} />
  if (action === 'change-due') return <DueField {...props} />
  if (action === 'note') return <NoteFields {...props} />
  if (action === 'refund-sent') return <DayField {...props} name="sentOn" />
  if (action !== 'late-transfer' && action !== 'record-payment') return null
  return (
    <>
      {action === 'record-payment' && <MethodField {...props} />}
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

function DayField({ order, input, onChange, error, name }: FieldProps & { name: 'sentOn' | 'receivedOn' }) {
  const t = useTranslations('orders.action')
  const words = useErrorWords()
  const fault = faultOf(error, name)
  return (
    <Field label={t(name)} error={fault && words.field(fault)}>
      <TextInput
        type="date"
        max={dayOf(new Date(), order.event.timeZone)}
        value={input.day}
        onChange={({ target }) => onChange({ ...input, day: target.value })}
      />
    </Field>
  )
}

function DueField({ order, input, onChange, error }: FieldProps) {
  const t = useTranslations('orders.action')
  return (
    <Field label={t('dueOn')} error={faultOf(error, 'dueOn') && t('dueOnWrong')}>
      <TextInput
        type="date"
        min={dayOf(new Date(), order.event.timeZone)}
        value={input.day}
        onChange={({ target }) => onChange({ ...input, day: target.value })}
      />
    </Field>
  )
}

function NoteFields({ input, onChange, error }: FieldProps) {
  const t = useTranslations()
  const words = useErrorWords()
  const fault = faultOf(error, 'followUpOn')
  return (
    <>
      <Field label={t('orders.action.noteText')} mark={t('common.optional')}>
        <TextArea
          maxLength={maxNoteLength}
          value={input.note}
          onChange={({ target }) => onChange({ ...input, note: target.value })}
        />
      </Field>
      <Field label={t('orders.action.followUpOn')} mark={t('common.optional')} error={fault && words.field(fault)}>
        <TextInput
          type="date"
          value={input.followUpOn}
          onChange={({ target }) => onChange({ ...input, followUpOn: target.value })}
        />
      </Field>
    </>
  )
}

function MethodField({ input, onChange }: FieldProps) {
  const t = useTranslations('orders')
  return (
    <Field label={t('view.method')}>
      <Select
        options={recordedMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        value={input.method}
        // `as`: the options are these methods
        onChange={({ target }) => onChange({ ...input, method: target.value as RecordedMethod })}
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
