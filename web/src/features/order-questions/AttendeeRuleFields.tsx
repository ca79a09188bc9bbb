import type { AttendeeRules } from '@foyer/contract/order-questions'
import { attendeeRules } from '@foyer/contract/question-kinds'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'

interface Props {
  rules: AttendeeRules
  onChange: (rules: AttendeeRules) => void
}

/** Whether the names and email addresses of attendees are asked. */
export function AttendeeRuleFields({ rules, onChange }: Props) {
  const t = useTranslations('orderQuestions')
  const options = attendeeRules.map((value) => ({ value, label: t(`rules.${value}`) }))
  const select = (field: keyof AttendeeRules) => (
    <Select
      options={options}
      value={rules[field]}
      // `as`: the options are the rules
      onChange={({ target }) => onChange({ ...rules, [field]: target.value as AttendeeRules['name'] })}
    />
  )
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <Field label={t('attendeeName')}>{select('name')}</Field>
      <Field label={t('attendeeEmail')}>{select('email')}</Field>
    </div>
  )
}
