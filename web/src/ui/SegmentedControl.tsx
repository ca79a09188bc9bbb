import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

type Props<Value extends string> = {
  legend: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
}

/** A choice of two to five options, side by side. */
export function SegmentedControl<Value extends string>({ legend, value, onValueChange, options }: Props<Value>) {
  const name = useId()
  // five do not fit one line of a phone in every language: three above two, rather than four and one
  const isSplit = options.length > 4
  // four may not fit one line of the narrowest phones: two lines of two, rather than three and one
  const isSquare = options.length === 4
  return (
    <fieldset
      className={classNames(
        'inline-flex max-w-full min-w-0 flex-wrap gap-0.5 rounded-control border border-line-control bg-card p-0.5',
        isSquare && 'max-[22.4rem]:grid max-[22.4rem]:grid-cols-2',
        isSplit && 'max-[27rem]:grid max-[27rem]:grid-cols-6',
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={classNames(
            'flex min-h-7.5 grow cursor-pointer items-center justify-center rounded-[0.375rem] text-center text-sm font-medium text-ink-secondary has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-sm:min-h-10 pointer-coarse:min-h-10 forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
            isSplit ? 'px-1.5' : 'px-3',
            isSplit && (index < 3 ? 'col-span-2' : 'col-span-3'),
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
