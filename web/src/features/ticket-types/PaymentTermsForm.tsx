import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../lib/event/use-event-form.ts'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { MomentField } from '../../lib/MomentField.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { PaymentTermsValues } from './payment-terms-values.ts'
import {
  offeredReminders,
  paymentTermsBodyOf,
  paymentTermsSchema,
  paymentTermsValuesOf,
} from './payment-terms-values.ts'

/** How long buyers have for a bank transfer, when they are reminded, and what a late payment does. */
export function PaymentTermsForm({ event }: { event: Event }) {
  const t = useTranslations('ticketTypes.paymentTerms')
  const form = useEventForm({
    event,
    valuesOf: paymentTermsValuesOf,
    toBody: paymentTermsBodyOf,
    schema: paymentTermsSchema,
    errorTexts: {
      'paymentTerms.days.wrong-type': t('whole'),
      'paymentTerms.offeredUntilDays.wrong-type': t('whole'),
    },
  })
  const { watch, setValue, formState } = form.form
  const { latest, reminders } = watch('paymentTerms')
  const change = <K extends 'latest' | 'reminders'>(name: K, value: PaymentTermsValues['paymentTerms'][K]) =>
    setValue<`paymentTerms.${K}`>(`paymentTerms.${name}`, value as never, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    })
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <SectionForm
      form={form}
      saveLabel={t('save')}
      describe={(_, value) => ({ label: t('title'), value: String(value) })}
    >
      <div>
        <h3 className="font-semibold">{t('title')}</h3>
        <p className="text-pretty text-ink-secondary">{t('lead')}</p>
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Field label={t('days')} {...form.field('paymentTerms.days')}>
          <TextInput {...number} {...form.input('paymentTerms.days')} />
        </Field>
        <Field label={t('unit')} hint={t('unitHint')} {...form.field('paymentTerms.unit')}>
          <Select
            options={(['calendar-days', 'working-days'] as const).map((value) => ({ value, label: t(value) }))}
            {...form.input('paymentTerms.unit')}
          />
        </Field>
      </div>
      <MomentField
        label={t('latest')}
        field={form.field('paymentTerms.latest')}
        value={latest}
        onChange={(at) => change('latest', at)}
        timeZone={event.timeZone}
        optional
      />
      <Field
        label={t('offeredUntilDays')}
        hint={t('offeredUntilHint')}
        {...form.field('paymentTerms.offeredUntilDays')}
      >
        <TextInput {...number} {...form.input('paymentTerms.offeredUntilDays')} />
      </Field>
      <Reminders chosen={reminders} onChange={(days) => change('reminders', days)} />
      <Field label={t('late')} hint={t('lateHint')} {...form.field('paymentTerms.late')}>
        <Select
          options={(['accept', 'refuse'] as const).map((value) => ({ value, label: t(value) }))}
          {...form.input('paymentTerms.late')}
        />
      </Field>
    </SectionForm>
  )
}

interface RemindersProps {
  /** Days before the deadline. */
  chosen: number[]
  onChange: (days: number[]) => void
}

function Reminders({ chosen, onChange }: RemindersProps) {
  const t = useTranslations('ticketTypes.paymentTerms')
  const days = [...new Set([...offeredReminders, ...chosen])].sort((a, b) => b - a)
  return (
    <fieldset>
      <legend className="type-label">{t('reminders')}</legend>
      {days.map((each) => (
        <Checkbox
          key={each}
          label={t('before', { days: each })}
          checked={chosen.includes(each)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, each].sort((a, b) => b - a) : chosen.filter((day) => day !== each))
          }
        />
      ))}
    </fieldset>
  )
}
