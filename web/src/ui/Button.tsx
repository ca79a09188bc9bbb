import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useId } from 'react'
import type { ButtonLook } from './button-style.ts'
import { blockedStyle, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement> | undefined
    icon?: ReactNode
    /** It has been pressed and is working: it keeps its label and the focus, and does nothing more. */
    pending?: boolean
    /** Why it cannot be pressed now. It stays in the order of the Tab key, so that everybody learns why. */
    disabledReason?: string | false | undefined
  }

export function Button({ variant, size, icon, pending, disabledReason, className, onClick, ...rest }: ButtonProps) {
  const reasonId = useId()
  const blocked = pending || Boolean(disabledReason)
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonStyle(look(variant, size)), disabledReason && blockedStyle, className)}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={blocked ? swallow : onClick}
    >
      {pending ? <Spinner /> : icon}
      {rest.children}
      {disabledReason && (
        <span id={reasonId} aria-hidden="true" className="tip">
          {disabledReason}
        </span>
      )}
    </button>
  )
}

const look = (variant: ButtonLook['variant'], size: ButtonLook['size']): ButtonLook => ({
  ...(variant && { variant }),
  ...(size && { size }),
})

/** A submit button would send its form all the same. */
const swallow = (event: MouseEvent) => event.preventDefault()
