import type { ReactNode } from 'react'

/** The end of a form: its buttons, and a status text. */
export function FormActions({ children, status }: { children: ReactNode; status?: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-5 max-sm:*:[button,a]:grow">
      {children}
      <p role="status" className="text-sm text-ink-secondary max-sm:basis-full">
        {status}
      </p>
    </div>
  )
}
