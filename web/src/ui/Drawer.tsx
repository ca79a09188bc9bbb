import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { Modal } from './Modal.tsx'

type Props = {
  /** Its name, for screen readers. */
  label: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * A panel that slides in from the start. Mount it to open. Closes by its button (the first tab stop), Escape, a click
 * outside, or the back gesture. The parent also closes it on navigation.
 */
export function Drawer({ label, closeLabel, onClose, children }: Props) {
  const labelId = useId()
  return (
    <Modal
      labelledBy={labelId}
      onClose={onClose}
      onOutside={onClose}
      className="drawer h-dvh w-[min(20rem,100vw-3rem)] rounded-e-card"
    >
      <div className="flex h-full flex-col overflow-y-auto overscroll-contain rounded-e-card pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
        <h2 id={labelId} className="sr-only">
          {label}
        </h2>
        <div className="flex justify-end px-2 pt-2">
          <IconButton label={closeLabel} icon={<X aria-hidden="true" size={22} />} onClick={onClose} data-autofocus />
        </div>
        {children}
      </div>
    </Modal>
  )
}
