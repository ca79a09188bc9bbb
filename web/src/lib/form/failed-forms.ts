import { createContext, use, useEffect } from 'react'

/** Counts the forms with errors on a page. */
export const FailedForms = createContext<((change: (before: number) => number) => void) | undefined>(undefined)

/** Reports to the page whether this form has errors, for the browser's title. */
export function useReportFailure(failed: boolean): void {
  const report = use(FailedForms)
  useEffect(() => {
    if (!failed || !report) return
    report((before) => before + 1)
    return () => report((before) => before - 1)
  }, [failed, report])
}
