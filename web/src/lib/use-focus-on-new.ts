import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * When a list grows because its reader asked for more, the first of those that came takes the focus: the button that
 * asked may be gone.
 * @param count how many items it has now
 * @returns to be called when more is asked for
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<number>(undefined)
  useEffect(() => {
    if (askedAt.current === undefined || count <= askedAt.current) return
    list.current?.querySelectorAll('li, tbody tr')[askedAt.current]?.querySelector('a')?.focus()
    askedAt.current = undefined
  }, [count, list])
  return () => {
    askedAt.current = count
  }
}
