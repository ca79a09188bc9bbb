import { useFieldControl } from './field-context.ts'

interface Props {
  /** In percent; so are `min` and `max`. */
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

/** A slider for a percentage; inside a Field. */
export const Slider = ({ value, onChange, min = 0, max = 100 }: Props) => (
  <input
    {...useFieldControl()}
    type="range"
    min={min}
    max={max}
    step={5}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
    className="control-height w-full accent-accent"
  />
)
