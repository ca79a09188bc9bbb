import type { Event } from '@foyer/contract/events'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ticketTypesOf } from '../../lib/event/queries.ts'
import { useChargesVat } from '../../lib/event/use-charges-vat.ts'
import { useEventForm } from '../../lib/event/use-event-form.ts'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { AffixInput } from '../../ui/AffixInput.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { BookingFeeExamples } from './BookingFeeExamples.tsx'
import { bookingFeeBodyOf, bookingFeeSchema, bookingFeeValuesOf } from './booking-fee-values.ts'
import { useErrorTexts } from './use-error-texts.ts'

const beside = 'grid items-end gap-5 sm:grid-cols-2'

/** The form of the booking fee: who pays it, what it is, and what tickets cost with it. */
export function BookingFeeForm({ event }: { event: Event }) {
  const t = useTranslations('bookingFee')
  const language = useLocale()
  const { data: types } = useSuspenseQuery(ticketTypesOf(event.id))
  const usual = { name: t('usualName'), taxRateBp: types[0]?.taxRateBp ?? 0 }
  const form = useEventForm({
    event,
    valuesOf: (stored: Event) => bookingFeeValuesOf(stored, language, usual),
    toBody: (values) => bookingFeeBodyOf(values, event.currency),
    schema: bookingFeeSchema,
    errorTexts: useErrorTexts(event.currency),
  })
  const values = form.form.watch()
  const chargesVat = useChargesVat()
  const amount = (name: 'cents' | 'bp' | 'taxRateBp') => (
    <Field label={t(name)} {...form.field(`bookingFee.${name}`)}>
      <AffixInput
        after={name === 'cents' ? event.currency : '%'}
        inputMode="decimal"
        autoComplete="off"
        {...form.input(`bookingFee.${name}`)}
      />
    </Field>
  )
  return (
    <SectionForm
      form={form}
      saveLabel={t('save')}
      describe={(_, value) => ({ label: t('title'), value: String(value) })}
    >
      <Field label={t('paidBy')} {...form.field('bookingFee.paidBy')}>
        <Select
          options={(['none', 'buyer', 'team'] as const).map((value) => ({ value, label: t(`payers.${value}`) }))}
          {...form.input('bookingFee.paidBy')}
        />
      </Field>
      {values.bookingFee.paidBy !== 'none' && (
        <>
          <div className={beside}>
            <Field label={t('name')} {...form.field('bookingFee.name')}>
              <TextInput autoComplete="off" {...form.input('bookingFee.name')} />
            </Field>
            <Field label={t('per')} {...form.field('bookingFee.per')}>
              <Select
                options={(['ticket', 'order'] as const).map((value) => ({ value, label: t(`units.${value}`) }))}
                {...form.input('bookingFee.per')}
              />
            </Field>
          </div>
          <div className={beside}>
            {amount('cents')}
            {amount('bp')}
          </div>
          {chargesVat && amount('taxRateBp')}
          {values.bookingFee.paidBy === 'buyer' && (
            <Checkbox
              label={t('refunded')}
              description={t('refundedHint')}
              {...form.form.register('bookingFee.refunded')}
            />
          )}
          <BookingFeeExamples event={event} types={types} {...bookingFeeBodyOf(values, event.currency)} />
        </>
      )}
    </SectionForm>
  )
}
