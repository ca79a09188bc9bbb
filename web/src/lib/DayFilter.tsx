import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'

interface Props {
  label: string
  /** The day of the filter, as `YYYY-MM-DD`; undefined without one. */
  value: string | undefined
  error: string | undefined
  onChange: (day: string) => void
}

/** A field for a day of a filter. */
export function DayFilter({ label, value, error, onChange }: Props) {
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
