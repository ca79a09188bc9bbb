import type { RefObject } from 'react'
import { useEffect } from 'react'

/** Lets the arrow keys move from the search box through the results, and back. */
export function useArrowKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    const step = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return
      const stops = [...(element?.querySelectorAll<HTMLElement>('input, li a') ?? [])]
      const at = stops.findIndex((stop) => stop.matches(':focus'))
      const next = at < 0 ? undefined : stops[at + by]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    element?.addEventListener('keydown', step)
    return () => element?.removeEventListener('keydown', step)
  }, [page])
}
