import { useEffect, useRef } from 'react'
import { focusNewHeading } from './focus-heading.ts'

/** Focuses the page's heading when a result replaces a form, so that a screen reader announces it. */
export function useOutcomeFocus(outcome: string): void {
  const shown = useRef(outcome)
  useEffect(() => {
    if (outcome !== shown.current) focusNewHeading()
    shown.current = outcome
  }, [outcome])
}
