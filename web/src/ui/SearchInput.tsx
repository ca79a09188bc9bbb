import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './IconButton.tsx'
import type { TextInputProps } from './TextInput.tsx'
import { inputStyle } from './TextInput.tsx'

type Props = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'ref'> & {
  /** Its name for screen readers. */
  label: string
  value: string
  onValueChange: (value: string) => void
  clearLabel: string
  /** Shown at the end of the empty box: the shortcut that focuses it. */
  shortcut?: ReactNode
}

/** A search box. Clearing it keeps the focus. */
export function SearchInput({ label, value, onValueChange, clearLabel, shortcut, className, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden="true"
        size={18}
        className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-secondary"
      />
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames(inputStyle, 'ps-10 pe-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden')}
      />
      {value ? (
        <IconButton
          label={clearLabel}
          icon={<X aria-hidden="true" size={18} />}
          size="small"
          className="absolute! inset-y-0 end-0 text-ink-secondary!"
          onClick={clear}
        />
      ) : (
        shortcut && (
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center max-lg:hidden">
            {shortcut}
          </span>
        )
      )}
    </div>
  )
}
