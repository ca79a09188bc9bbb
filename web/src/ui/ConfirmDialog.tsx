import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from './Button.tsx'
import { DialogActions } from './DialogActions.tsx'
import { keepWhole } from './keep-whole.tsx'
import { Modal } from './Modal.tsx'

export type ConfirmDialogProps = {
  title: ReactNode
  children: ReactNode
  /** Verb and object. */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** The action destroys something. */
  danger?: boolean
  pending?: boolean
  /** Why the action failed; shown above the buttons. */
  error?: ReactNode
}

/** Asks before an action. Mount it to ask. Cancel has the focus, so that a careless Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, onConfirm, onCancel, danger, pending, error } = props
  const titleId = useId()
  const bodyId = useId()
  return (
    <Modal
      role="alertdialog"
      labelledBy={titleId}
      describedBy={bodyId}
      onClose={onCancel}
      className="rounded-card max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none sm:w-md"
    >
      <div className="px-6 pt-6 pb-5">
        <h2 id={titleId} className="type-heading">
          {keepWhole(title)}
        </h2>
        <div id={bodyId} className="mt-2 grid gap-2 text-pretty text-ink-secondary">
          {children}
        </div>
        <div role="alert" className="mt-3 font-medium text-danger-fg empty:hidden">
          {error}
        </div>
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} pending={pending ?? false} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Modal>
  )
}
