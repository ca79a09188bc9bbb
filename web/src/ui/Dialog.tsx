import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { DialogActions } from './DialogActions.tsx'
import { IconButton } from './IconButton.tsx'
import { keepWhole } from './keep-whole.tsx'
import { Modal } from './Modal.tsx'

export type DialogProps = {
  title: ReactNode
  children: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  /** Why the action failed; shown above the buttons. The dialog would cover and silence a toast. */
  error?: ReactNode
  onClose: () => void
  closeLabel: string
  wide?: boolean
}

/**
 * A question or a small form above the page. Mount it to open. A click outside does not close it, because input would
 * be lost. The first field has the focus, or the element with `data-autofocus`.
 */
export function Dialog({ title, children, actions, error, onClose, closeLabel, wide }: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      className={classNames(
        'rounded-card max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none',
        wide ? 'sm:w-2xl' : 'sm:w-lg',
      )}
    >
      <div className="flex max-h-[min(90dvh,48rem)] flex-col">
        <h2 id={titleId} className="type-heading px-6 pe-16 pt-5 pb-3">
          {keepWhole(title)}
        </h2>
        {/* Room for the focus rings inside. */}
        <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">
          {children}
          {actions && (
            <div role="alert" className="mt-3 font-medium text-danger-fg empty:hidden">
              {error}
            </div>
          )}
        </div>
        {actions && <DialogActions>{actions}</DialogActions>}
        {/* Last, so that the first tab stop is in the content. */}
        <IconButton
          label={closeLabel}
          icon={<X aria-hidden="true" size={20} />}
          className="absolute! end-3 top-3.5"
          onClick={onClose}
        />
      </div>
    </Modal>
  )
}
