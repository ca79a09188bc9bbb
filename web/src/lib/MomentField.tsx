import { localeOf } from '@foyer/words/format/locale'
import { useLocale, useTranslations } from 'use-intl'
import { DateTimeInput } from '../ui/DateTimeInput.tsx'
import { Field } from '../ui/Field.tsx'
import { placeOf } from './time-zones.ts'

interface Props {
  label: string
  /** `form.field(…)` */
  field: { id: string; error: string | undefined }
  /** ISO 8601 in UTC; '' when empty. */
  value: string
  onChange: (at: string) => void
  timeZone: string
  optional?: boolean
}

/** A date and time in a zone, which is named beside it. */
export function MomentField({ label, field, value, onChange, timeZone, optional }: Props) {
  const t = useTranslations('common')
  const language = useLocale()
  return (
    <Field label={label} mark={optional ? t('optional') : undefined} {...field}>
      <DateTimeInput
        value={value || null}
        onValueChange={(at) => onChange(at ?? '')}
        timeZone={timeZone}
        zone={placeOf(timeZone)}
        locale={localeOf[language]}
      />
    </Field>
  )
}
