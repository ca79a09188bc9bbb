import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

const widthBeforeLayout = 640

/** The width of an element in pixels, as it changes. */
export function useWidth<Element extends HTMLElement>(): { ref: RefObject<Element | null>; width: number } {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(widthBeforeLayout)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // 0 while the element is not displayed
    const measure = () => setWidth(element.clientWidth || widthBeforeLayout)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
