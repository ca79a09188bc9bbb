import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The state of an item of a list that a form replaces while it is edited. */
export interface InlineEdit {
  /** The button that opens the form. The focus returns to it. */
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  open: () => void
  close: () => void
}

export function useInlineEdit(): InlineEdit {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    // the button has to be there again
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return { button, isOpen, open: () => setOpen(true), close }
}
