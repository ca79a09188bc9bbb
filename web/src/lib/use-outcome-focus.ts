import { useEffect, useRef } from 'react'
import { focusNewHeading } from './focus-heading.ts'

/** When what came of a form stands in its place, the focus goes to its heading, so that it is read out. */
export function useOutcomeFocus(outcome: string): void {
  const shown = useRef(outcome)
  useEffect(() => {
    if (outcome !== shown.current) focusNewHeading()
    shown.current = outcome
  }, [outcome])
}
