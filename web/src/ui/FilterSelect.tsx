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
  /** Called when the pointer or the focus reaches it: its options may be loaded then. */
  onApproach?: () => void
}

/** A select above a list that chooses which of its rows are shown. */
export const FilterSelect = ({ label, allLabel, options, value = '', onValueChange, className, onApproach }: Props) => (
  <Select
    aria-label={label}
    className={className}
    onPointerEnter={onApproach}
    onPointerDown={onApproach}
    onFocus={onApproach}
    value={value}
    onChange={({ target }) => onValueChange(target.value)}
    options={[{ value: '', label: allLabel }, ...options]}
  />
)
