import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * Shows a `<dialog>` as a modal for as long as it is mounted. The browser then makes the rest inert, keeps the focus
 * inside, closes it with Escape (or the back gesture on a phone), and puts the focus back where it was.
 * The element with `data-autofocus`, if there is one, gets the focus first.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Still in the document here, so closing it gives the focus back.
    return () => dialog.close()
  }, [])
  return ref
}
