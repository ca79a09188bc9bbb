import type { EventStatus } from '@foyer/contract/event-status'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { MomentField } from '../../../lib/MomentField.tsx'
import { onceThere } from '../../../lib/once-there.ts'
import { TimeZoneInput } from '../../../lib/TimeZoneInput.tsx'
import { AffixInput } from '../../../ui/AffixInput.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { SettingsForm, SettingsValues } from './settings-values.ts'

/** The date of the event: start, end and time zone, or date open. */
export function DateFields({ form, status }: { form: SettingsForm; status: EventStatus }) {
  const t = useTranslations('event.edit.date')
  const optional = useTranslations('common')('optional')
  const { watch, setValue, getValues, formState } = form.form
  const { dateTba, timeZone } = watch()
  useSetDate(form)
  const change = <K extends keyof SettingsValues>(name: K, value: SettingsValues[K]) =>
    setValue<keyof SettingsValues>(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const moment = (name: 'date' | 'endsAt') => ({
    field: form.field(name),
    value: watch(name),
    onChange: (at: string) => change(name, at),
    timeZone,
  })
  const changeZone = async (zone: string) => {
    const { sameWallTime } = await import('@foyer/contract/same-wall-time')
    for (const name of ['date', 'endsAt'] as const) {
      const at = getValues(name)
      if (at) change(name, sameWallTime(at, { from: timeZone, to: zone }))
    }
    change('timeZone', zone)
  }
  return (
    <>
      <Checkbox
        label={t('open')}
        description={status === 'On Sale' ? t('openOnSale') : t('openHint')}
        disabled={status === 'On Sale'}
        checked={dateTba}
        onChange={({ target }) => change('dateTba', target.checked)}
      />
      {!dateTba && <MomentField label={t('starts')} {...moment('date')} />}
      {!dateTba && <MomentField label={t('ends')} {...moment('endsAt')} optional />}
      {!dateTba && (
        <Field
          label={t('doors')}
          hint={<DoorsHint {...watch()} />}
          mark={optional}
          {...form.field('doorsMinutesBefore')}
        >
          <AffixInput
            inputMode="numeric"
            autoComplete="off"
            after={t('doorsUnit')}
            {...form.input('doorsMinutesBefore')}
          />
        </Field>
      )}
      <Field label={t('timeZone')} hint={t('timeZoneHint')} {...form.field('timeZone')}>
        <TimeZoneInput value={timeZone} onValueChange={(zone) => void changeZone(zone)} />
      </Field>
    </>
  )
}

/** A link to the date of an event that has none (`#date`) shows its fields, with the focus in the first. */
function useSetDate({ form: { getValues, setValue, reset, formState }, field }: SettingsForm): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash !== 'date' || !getValues('dateTba')) return
    if (formState.isDirty) setValue('dateTba', false, { shouldDirty: true })
    // no change yet: leaving without a date loses nothing
    else reset({ ...getValues(), dateTba: false })
    const { id } = field('date')
    onceThere(
      () => document.getElementById(id)?.querySelector<HTMLElement>('[role="spinbutton"]') ?? null,
      (day) => day.focus(),
    )
  }, [hash])
}

/** When the doors open, as the public page says it. */
function DoorsHint({ date, doorsMinutesBefore, timeZone }: SettingsValues) {
  const t = useTranslations('event.edit.date')
  const format = useFormat()
  const minutes = /^\d{1,3}$/.test(doorsMinutesBefore.trim()) ? Number(doorsMinutesBefore) : undefined
  if (minutes === undefined || !date) return t('doorsHint')
  const at = new Date(Date.parse(date) - minutes * 60_000).toISOString()
  return t('doorsAt', { time: format.time(at, timeZone) })
}
