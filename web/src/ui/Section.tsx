import type { ReactNode } from 'react'
import { useId } from 'react'

type Props = {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** Below the content. */
  actions?: ReactNode
  /** For links: `#id`. */
  id?: string
}

/** A section of a page: title and description on the left, content on the right. Its line ends where the content does. */
export function Section({ title, description, children, actions, id }: Props) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid max-w-[57rem] scroll-mt-20 gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(12rem,18rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="type-heading">
          {title}
        </h2>
        {description && <div className="mt-1 text-pretty text-ink-secondary">{description}</div>}
      </div>
      <div className="max-w-xl min-w-0">
        {children}
        {actions && <div className="mt-5 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  )
}
