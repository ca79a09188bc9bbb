import { useSyncExternalStore } from 'react'

// `lg` of the style sheets
const wide = matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the window has room for the sidebar: on a phone what only stands there is not even made. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
