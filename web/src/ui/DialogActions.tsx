import type { ReactNode } from 'react'

/** The footer of a dialog. On phones the buttons share its width. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="button-row justify-end border-t border-line px-6 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
      {children}
    </div>
  )
}
