import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/**
 * Opens a `<dialog>` as a modal while it is mounted. The browser makes the rest inert, traps the focus, closes it with
 * Escape (or the back gesture) and returns the focus afterwards. The element with `data-autofocus` gets the focus
 * first.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Still in the document here, so closing returns the focus.
    return () => dialog.close()
  }, [])
  return ref
}
