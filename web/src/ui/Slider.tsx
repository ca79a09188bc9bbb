import { useFieldControl } from './field-context.ts'

interface Props {
  /** In percent. */
  value: number
  onChange: (value: number) => void
}

/** A slider for a percentage; inside a Field. */
export const Slider = ({ value, onChange }: Props) => (
  <input
    {...useFieldControl()}
    type="range"
    min={0}
    max={100}
    step={5}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
    className="control-height w-full accent-accent"
  />
)
