import type { ReactNode } from 'react'
import { useId } from 'react'

interface Props {
  title: string
  lead: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the page with its heading. */
export function LinesPart({ title, lead, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={id} tabIndex={-1} className="type-heading">
            {title}
          </h2>
          <p className="text-pretty text-ink-secondary">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
