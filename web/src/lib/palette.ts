import { useEffect, useSyncExternalStore } from 'react'
import { isApple, isSingleKey } from './keys.ts'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the palette: the search with results, pages and commands above any page. */
export function showPalette(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

export const useIsPaletteOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the palette by ⌘K or Ctrl K and by the slash; not above another dialog. */
export function usePaletteKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const isChord = key.toLowerCase() === 'k' && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey
      if (!isChord && !(key === '/' && isSingleKey(event))) return
      if (!isOpen && document.querySelector('dialog[open]')) return
      event.preventDefault()
      showPalette(!isOpen)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
