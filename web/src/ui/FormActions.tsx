import type { ReactNode } from 'react'

/** The end of a form: what to do first, then what else; beside them how it stands ('Saved just now'). */
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
