import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './Button.tsx'

interface Props {
  /** Id of the button, for moving the focus to it. */
  id: string
  label: string
  /** Renders the form. @param close closes it and moves the focus to the button */
  form: (close: () => void) => ReactNode
}

/** The button below a list that adds an item to it. The form replaces the button while it is open. */
export function AddWithForm({ id, label, form }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    // the button has to be there again
    flushSync(() => setOpen(false))
    document.getElementById(id)?.focus()
  }
  return (
    <div className="mt-5">
      {isOpen ? (
        form(close)
      ) : (
        <Button id={id} icon={<Plus aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
