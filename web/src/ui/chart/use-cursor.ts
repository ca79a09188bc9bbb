import type { KeyboardEvent, PointerEvent } from 'react'
import { useState } from 'react'

const pageSteps = 7

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - pageSteps,
  PageUp: (at) => at + pageSteps,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * The position that a reader looks at, moved by keys and by the pointer. The last one at first.
 * @param count the number of positions; @param nearest the position nearest to a pixel from the left of the plot
 */
export function useCursor(count: number, nearest: (pixel: number) => number) {
  const [chosen, setChosen] = useState<number>()
  const last = Math.max(0, count - 1)
  const at = Math.min(chosen ?? last, last)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setChosen(Math.min(last, Math.max(0, move(at, last))))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    setChosen(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
  }
  return {
    at,
    isMoved: chosen !== undefined,
    handlers: {
      onKeyDown,
      onPointerMove,
      onPointerDown: onPointerMove,
      onPointerLeave: () => setChosen(undefined),
      onFocus: () => setChosen((now) => now ?? last),
      onBlur: () => setChosen(undefined),
    },
  }
}
