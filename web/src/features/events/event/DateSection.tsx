import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useEventForm } from '../../../lib/event/use-event-form.ts'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { useFormat } from '../../../lib/format.ts'
import { MomentField } from '../../../lib/MomentField.tsx'
import { TimeZoneInput } from '../../../lib/TimeZoneInput.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { DateValues } from './date-values.ts'
import { dateBodyOf, dateSchema, dateValuesOf } from './date-values.ts'

const labels = { dateTba: 'open', date: 'starts', endsAt: 'ends', timeZone: 'timeZone' } as const

/** Edits the date of the event: start, end and time zone, or date open. */
export function DateSection({ event }: { event: Event }) {
  const t = useTranslations('events.edit.date')
  const describe = useDescription(event.timeZone)
  const form = useEventForm({
    event,
    valuesOf: dateValuesOf,
    toBody: dateBodyOf,
    schema: dateSchema,
    errorTexts: { 'date.format': t('required') },
  })
  const { watch, setValue, getValues, formState } = form.form
  const { dateTba, timeZone } = watch()
  const change = <K extends keyof DateValues>(name: K, value: DateValues[K]) =>
    setValue<keyof DateValues>(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const moment = (name: 'date' | 'endsAt') => ({
    field: form.field(name),
    value: watch(name),
    onChange: (at: string) => change(name, at),
    timeZone,
  })
  const changeZone = async (zone: string) => {
    // Loaded together with the pickers, which share its library.
    const { sameWallTime } = await import('./same-wall-time.ts')
    for (const name of ['date', 'endsAt'] as const) {
      const at = getValues(name)
      if (at) change(name, sameWallTime(at, timeZone, zone))
    }
    change('timeZone', zone)
  }
  return (
    <Section id="date" title={t('title')} description={t('lead')}>
      <SectionForm form={form} saveLabel={t('save')} describe={describe}>
        <Checkbox
          label={t('open')}
          description={event.status === 'On Sale' ? t('openOnSale') : t('openHint')}
          disabled={event.status === 'On Sale'}
          checked={dateTba}
          onChange={({ target }) => change('dateTba', target.checked)}
        />
        {!dateTba && <MomentField label={t('starts')} {...moment('date')} />}
        {!dateTba && <MomentField label={t('ends')} {...moment('endsAt')} optional />}
        <Field label={t('timeZone')} hint={t('timeZoneHint')} {...form.field('timeZone')}>
          <TimeZoneInput value={timeZone} onValueChange={(zone) => void changeZone(zone)} />
        </Field>
      </SectionForm>
    </Section>
  )
}

/** How a conflicting value is displayed. */
function useDescription(timeZone: string) {
  const t = useTranslations('events.edit.date')
  const format = useFormat()
  return (name: keyof DateValues, value: unknown) => {
    const isMoment = (name === 'date' || name === 'endsAt') && value !== ''
    const text = isMoment ? format.dateTime(String(value), timeZone) : String(value)
    return name === 'dateTba'
      ? { label: t('title'), value: value ? t('open') : '' }
      : { label: t(labels[name]), value: text }
  }
}
