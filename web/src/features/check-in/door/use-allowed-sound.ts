import { useLayoutEffect } from 'react'
import { allowSound } from './signals.ts'

/** In these events browsers allow sound. A touch counts when it ends. */
const events = ['pointerup', 'keydown'] as const

/** Lets the page make sounds from its first touch or key, which may be of a scanner that acts as a keyboard. */
export function useAllowedSound(): void {
  // listens from the moment that the page is on screen: the first code needs its sound too
  useLayoutEffect(() => {
    for (const name of events) window.addEventListener(name, allowSound, { capture: true })
    return () => {
      for (const name of events) window.removeEventListener(name, allowSound, { capture: true })
    }
  }, [])
}
