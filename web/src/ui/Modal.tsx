import type { KeyboardEvent, ReactNode } from 'react'
import { useModal } from './use-modal.ts'

type Props = {
  labelledBy: string
  describedBy?: string | undefined
  role?: 'alertdialog'
  /** Escape, or the back gesture of a phone. */
  onClose: () => void
  /** A press outside. Absent where it would lose what was typed. */
  onOutside?: () => void
  className: string
  children: ReactNode
}

/** The frame that Dialog and Drawer share: a native modal `<dialog>`. */
export function Modal({ labelledBy, describedBy, role, onClose, onOutside, className, children }: Props) {
  const ref = useModal()
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`sheet ${className}`}
      onKeyDown={loopTab}
      onCancel={(event) => {
        // Whether it closes is for the owner of its state to say. A file input inside sends `cancel` too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        // The content covers the whole dialog, so only its backdrop can be hit as the dialog itself.
        if (event.target === event.currentTarget) onOutside?.()
      }}
    >
      {children}
    </dialog>
  )
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** The browser would step out to its own toolbar after the last stop; here Tab goes round. */
function loopTab(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (!from || !to || document.activeElement !== from) return
  event.preventDefault()
  to.focus()
}
