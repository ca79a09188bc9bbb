import type { Event } from '@foyer/contract/events'
import { useLocale, useTranslations } from 'use-intl'
import { useEventForm } from '../../lib/event/use-event-form.ts'
import { SectionForm } from '../../lib/form/SectionForm.tsx'
import { AffixInput } from '../../ui/AffixInput.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { cancellationBodyOf, cancellationSchema, cancellationValuesOf, offeredHours } from './cancellation-values.ts'
import { useErrorTexts } from './use-error-texts.ts'

/** Whether, until when and at what price buyers may cancel their tickets. */
export function CancellationForm({ event }: { event: Event }) {
  const t = useTranslations('ticketTypes.cancellation')
  const language = useLocale()
  const texts = useErrorTexts(event.currency)
  const form = useEventForm({
    event,
    valuesOf: (stored: Event) => cancellationValuesOf(stored, language),
    toBody: (values) => cancellationBodyOf(values, event.currency),
    schema: cancellationSchema,
    errorTexts: {
      'cancellation.feeCents.wrong-type': texts['priceCents.wrong-type'],
      'cancellation.feeBp.wrong-type': texts['taxRateBp.wrong-type'],
      'cancellation.feeBp.too-big': texts['taxRateBp.too-big'],
    },
  })
  const stored = event.cancellation?.hoursBefore ?? 0
  const hours = offeredHours.includes(stored) ? offeredHours : [...offeredHours, stored].sort((a, b) => a - b)
  return (
    <SectionForm
      form={form}
      saveLabel={t('save')}
      describe={(_, value) => ({ label: t('title'), value: String(value) })}
    >
      <Checkbox label={t('allowed')} description={t('allowedHint')} {...form.form.register('allowed')} />
      {form.form.watch('allowed') && (
        <>
          <Field label={t('until')} {...form.field('cancellation.hoursBefore')}>
            <Select
              options={hours.map((each) => ({
                value: String(each),
                label: t('before', { hours: each, days: each / 24 }),
              }))}
              {...form.input('cancellation.hoursBefore')}
            />
          </Field>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <Field label={t('fee')} {...form.field('cancellation.feeCents')}>
              <AffixInput
                after={event.currency}
                inputMode="decimal"
                autoComplete="off"
                {...form.input('cancellation.feeCents')}
              />
            </Field>
            <Field label={t('percent')} {...form.field('cancellation.feeBp')}>
              <AffixInput after="%" inputMode="decimal" autoComplete="off" {...form.input('cancellation.feeBp')} />
            </Field>
          </div>
          <Field label={t('refund')} hint={t('refundHint')} {...form.field('cancellation.refund')}>
            <Select
              options={(['automatic', 'by-team'] as const).map((value) => ({ value, label: t(value) }))}
              {...form.input('cancellation.refund')}
            />
          </Field>
        </>
      )}
    </SectionForm>
  )
}
