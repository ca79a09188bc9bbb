import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

export type SelectOption = { value: string; label: string }

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
  ref?: Ref<HTMLSelectElement> | undefined
  options: readonly SelectOption[]
}

/** A select. The browser's own: light, and best on phones. */
export function Select({ options, className, ...rest }: Props) {
  return (
    <div className={classNames('relative', className)}>
      <select
        {...useFieldControl()}
        {...rest}
        className="field-box control-height w-full min-w-0 appearance-none py-1.5 ps-3 pe-9 text-base text-ellipsis forced-colors:appearance-auto"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-secondary forced-colors:hidden"
      />
    </div>
  )
}
