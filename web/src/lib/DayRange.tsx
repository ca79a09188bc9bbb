import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'

type Day = 'from' | 'to'

interface Props {
  /** The days of the filter, as `YYYY-MM-DD`; undefined without one. */
  days: { from?: string | undefined; to?: string | undefined }
  /** `wrongWay`: the error when the last day is before the first. */
  labels: Record<Day | 'wrongWay', string>
  onChange: (days: { from: string } | { to: string }) => void
}

/** Two fields for the days from which and to which a list is filtered. */
export function DayRange({ days: { from, to }, labels, onChange }: Props) {
  const isWrongWay = from && to && from > to
  return (
    <>
      <DayField label={labels.from} value={from} onChange={(day) => onChange({ from: day })} />
      <DayField
        label={labels.to}
        value={to}
        error={isWrongWay ? labels.wrongWay : undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  )
}

interface DayProps {
  label: string
  value: string | undefined
  error?: string | undefined
  onChange: (day: string) => void
}

function DayField({ label, value, error, onChange }: DayProps) {
  return (
    <Field label={label} error={error}>
      <TextInput
        // another value after the filters were cleared
        key={value === undefined ? 'none' : 'set'}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        defaultValue={value}
        // A day that is only half typed has no value: it stays in the field and changes nothing.
        onChange={({ target }) => !target.validity.badInput && onChange(target.value)}
      />
    </Field>
  )
}
