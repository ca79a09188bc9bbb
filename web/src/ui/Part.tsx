import type { ReactNode } from 'react'
import { useId } from 'react'

/** A part of a page in a grid of several: its heading, a link beside it, and the content below. */
export function Part({ title, more, children }: { title: ReactNode; more?: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="type-heading">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}
