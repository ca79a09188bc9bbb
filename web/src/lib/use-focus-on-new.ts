import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Focuses the first new item after the reader asked for more, because the button may disappear.
 * @param count the current number of items
 * @returns call it when more is requested
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const countBefore = useRef<number>(undefined)
  useEffect(() => {
    if (countBefore.current === undefined || count <= countBefore.current) return
    list.current?.querySelectorAll('li, tbody tr')[countBefore.current]?.querySelector('a')?.focus()
    countBefore.current = undefined
  }, [count, list])
  return () => {
    countBefore.current = count
  }
}
