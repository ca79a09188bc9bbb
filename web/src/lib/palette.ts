import { useEffect, useSyncExternalStore } from 'react'
import { isApple, isSingleKey } from './keys.ts'

/** The search with results, pages and commands; or the list of keyboard shortcuts. */
export type PaletteView = 'search' | 'keys'

let shown: PaletteView | undefined
const listeners = new Set<() => void>()
const viewOf: Partial<Record<string, PaletteView>> = { '/': 'search', '?': 'keys' }

/** Opens a view of the palette above any page; without one, closes it. */
export function showPalette(view?: PaletteView): void {
  shown = view
  for (const listener of listeners) listener()
}

export const usePaletteView = (): PaletteView | undefined => useSyncExternalStore(subscribe, () => shown)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the palette by ⌘K or Ctrl K and by the slash, its list of keys by `?`; not above another dialog. */
export function usePaletteKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const isChord = key.toLowerCase() === 'k' && (isApple ? metaKey : ctrlKey) && !altKey && !shiftKey
      const asked = isChord ? 'search' : isSingleKey(event) && viewOf[key]
      if (!asked) return
      if (!shown && document.querySelector('dialog[open]')) return
      event.preventDefault()
      showPalette(shown ? undefined : asked)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
