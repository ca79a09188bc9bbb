import type { ReactNode } from 'react'
import { useId } from 'react'

/** A part of a section, with a heading and a sentence below it. */
export function Subsection({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-semibold">
        {title}
      </h3>
      <p className="text-pretty text-ink-secondary">{lead}</p>
      {children}
    </section>
  )
}
