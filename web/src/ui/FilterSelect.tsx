import type { SelectOption } from './Select.tsx'
import { Select } from './Select.tsx'

interface Props {
  label: string
  /** The option that filters nothing. */
  allLabel: string
  options: readonly SelectOption[]
  value: string | undefined
  /** Called with an empty text for the option that filters nothing. */
  onValueChange: (value: string) => void
  className: string
}

/** A select above a list that chooses which of its rows are shown. */
export const FilterSelect = ({ label, allLabel, options, value = '', onValueChange, className }: Props) => (
  <Select
    aria-label={label}
    className={className}
    value={value}
    onChange={({ target }) => onValueChange(target.value)}
    options={[{ value: '', label: allLabel }, ...options]}
  />
)
