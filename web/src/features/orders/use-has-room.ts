import { useSyncExternalStore } from 'react'

// The breakpoint `xl` of Tailwind.
const roomy = matchMedia('(min-width: 80rem)')

function subscribe(listener: () => void): () => void {
  roomy.addEventListener('change', listener)
  return () => roomy.removeEventListener('change', listener)
}

/** Whether the window has room for an order beside the list. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => roomy.matches)
