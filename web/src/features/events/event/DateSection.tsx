import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { SectionForm } from '../../../lib/form/SectionForm.tsx'
import { useFormat } from '../../../lib/format.ts'
import { TimeZoneInput } from '../../../lib/TimeZoneInput.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/Section.tsx'
import type { DateValues } from './date-values.ts'
import { dateBodyOf, datePart, dateValuesOf } from './date-values.ts'
import { MomentField } from './MomentField.tsx'
import { useEventForm } from './use-event-form.ts'

const labels = { dateTba: 'open', date: 'starts', endsAt: 'ends', timeZone: 'timeZone' } as const

/** When the event is: from when to when in the zone of its place, or still open. */
export function DateSection({ event }: { event: Event }) {
  const t = useTranslations('events.edit.date')
  const describe = useDescription(event.timeZone)
  const form = useEventForm({
    event,
    valuesOf: dateValuesOf,
    toBody: dateBodyOf,
    schema: datePart,
    says: { 'date.format': t('required') },
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
    // fetched with the pickers, which calculate by the same library
    const { sameClock } = await import('./same-clock.ts')
    for (const name of ['date', 'endsAt'] as const) {
      const at = getValues(name)
      if (at) change(name, sameClock(at, timeZone, zone))
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

/** How what somebody else stored meanwhile is written. */
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
