import { useSyncExternalStore } from 'react'

// The breakpoint `lg` of Tailwind.
const wide = matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the window has room for the sidebar. On phones it is not even rendered. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
