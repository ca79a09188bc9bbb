import type { KeyboardEvent, ReactNode } from 'react'
import { useModal } from './use-modal.ts'

type Props = {
  labelledBy: string
  describedBy?: string | undefined
  role?: 'alertdialog'
  /** Escape, or the back gesture of a phone. */
  onClose: () => void
  /** A click outside. Omit it where input would be lost. */
  onOutside?: () => void
  className: string
  children: ReactNode
}

/** The native modal `<dialog>` that Dialog and Drawer share. */
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
        // The parent decides whether to close. A file input inside fires `cancel` too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        // The content covers the dialog, so only the backdrop has the dialog itself as target.
        if (event.target === event.currentTarget) onOutside?.()
      }}
    >
      {children}
    </dialog>
  )
}

const tabStops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Wraps Tab around; the browser would move on to its toolbar. */
function loopTab(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(tabStops)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  if (!from || !to || document.activeElement !== from) return
  event.preventDefault()
  to.focus()
}
