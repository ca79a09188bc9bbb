import { createContext, use, useEffect } from 'react'

/** How a page learns how many of its forms have errors on screen. */
export const FailedForms = createContext<((change: (before: number) => number) => void) | undefined>(undefined)

/** Tells the page around whether this form has errors: the browser's title says so. */
export function useReportFailure(failed: boolean): void {
  const report = use(FailedForms)
  useEffect(() => {
    if (!failed || !report) return
    report((before) => before + 1)
    return () => report((before) => before - 1)
  }, [failed, report])
}
