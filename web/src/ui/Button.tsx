import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useId, useRef } from 'react'
import type { ButtonAppearance } from './button-style.ts'
import { blockedStyle, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { useReadOnly } from './read-only.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> &
  ButtonAppearance & {
    ref?: Ref<HTMLButtonElement> | undefined
    icon?: ReactNode
    /** The action is running: the button keeps its label and focus and ignores clicks. */
    pending?: boolean
    /** Why the button is disabled. It stays in the tab order, so that everyone can read the reason. */
    disabledReason?: string | false | undefined
    /** The button works also while nothing can be changed. Without it, one that submits or has `pending` does not. */
    changesNothing?: boolean
  }

export function Button(props: ButtonProps) {
  const { variant, size, icon, pending, disabledReason: own, changesNothing, className, onClick, ...rest } = props
  const reasonId = useId()
  const readOnly = useReadOnly()
  const changes = !changesNothing && (pending !== undefined || rest.type === 'submit')
  const disabledReason = own || (changes && readOnly)
  const blocked = pending || Boolean(disabledReason)
  const firstOnly = useFirstOfTask(onClick)
  const handleClick = pending === undefined ? onClick : firstOnly
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        buttonStyle(appearanceOf(variant, size)),
        disabledReason && blockedStyle(variant),
        className,
      )}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={blocked ? swallow : handleClick}
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

const appearanceOf = (variant: ButtonAppearance['variant'], size: ButtonAppearance['size']): ButtonAppearance => ({
  ...(variant && { variant }),
  ...(size && { size }),
})

/**
 * Ignores all clicks in a task but the first: `pending` is set only after the task, so a second click would start the action
 * again.
 */
function useFirstOfTask(onClick: ButtonProps['onClick']) {
  const isClicked = useRef(false)
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (isClicked.current) return swallow(event)
    isClicked.current = true
    onClick?.(event)
    // after the timer with which a mutation says that it is running
    setTimeout(() => {
      isClicked.current = false
    })
  }
}

/** A disabled submit button would still submit its form. */
const swallow = (event: MouseEvent) => event.preventDefault()
