import { useSyncExternalStore } from 'react'

// The breakpoint `xl` of Tailwind.
const query = '(min-width: 80rem)'

function subscribe(listener: () => void): () => void {
  const roomy = matchMedia(query)
  roomy.addEventListener('change', listener)
  return () => roomy.removeEventListener('change', listener)
}

/** Whether the window has room for an order beside the list. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
