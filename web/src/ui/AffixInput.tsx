import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field-context.ts'
import type { TextInputProps } from './TextInput.tsx'

type Props = TextInputProps & { before?: ReactNode; after?: ReactNode }

/** A text input with a fixed affix in the same box: a currency, the start of a URL. */
export function AffixInput({ before, after, className, ...rest }: Props) {
  const control = useFieldControl()
  const affix = 'flex shrink-0 items-center text-base text-ink-secondary'
  return (
    <div
      className={classNames(
        'field-box flex w-full min-w-0 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        className,
      )}
    >
      {before && <span className={classNames(affix, 'ps-3')}>{before}</span>}
      <input
        type="text"
        {...control}
        {...rest}
        className="control-height w-full min-w-0 grow bg-transparent px-3 py-1.5 text-base outline-none"
      />
      {after && <span className={classNames(affix, 'pe-3')}>{after}</span>}
    </div>
  )
}
