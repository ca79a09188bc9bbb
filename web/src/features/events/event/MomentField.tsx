import { localeOf } from '@foyer/words/format/locale'
import { useLocale, useTranslations } from 'use-intl'
import type { ApiForm } from '../../../lib/form/use-api-form.ts'
import { zoneOf } from '../../../lib/time-zones.ts'
import { DateTimeInput } from '../../../ui/DateTimeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { DateValues } from './date-values.ts'

interface Props {
  form: ApiForm<DateValues>
  name: 'date' | 'endsAt'
  label: string
  onChange: (name: 'date' | 'endsAt', at: string) => void
  optional?: boolean
}

/** A date and a time, as the clock shows them in the zone of the form, which stands beside them. */
export function MomentField({ form, name, label, onChange, optional }: Props) {
  const t = useTranslations('common')
  const language = useLocale()
  const { watch } = form.form
  const timeZone = watch('timeZone')
  return (
    <Field label={label} mark={optional ? t('optional') : undefined} {...form.field(name)}>
      <DateTimeInput
        value={watch(name) || null}
        onValueChange={(at) => onChange(name, at ?? '')}
        timeZone={timeZone}
        zone={zoneOf(timeZone, language, new Date()).place}
        locale={localeOf[language]}
      />
    </Field>
  )
}
