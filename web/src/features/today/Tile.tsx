import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface Props {
  title: string
  /** Classes of its place in the grid. */
  className?: string | undefined
  children: ReactNode
}

/** A part of the strip, with its heading. */
export function Tile({ title, className, children }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classNames('relative flex min-w-0 flex-col p-4', className)}>
      <h3 id={titleId} className="type-label mb-1 text-ink-secondary">
        {title}
      </h3>
      {children}
    </section>
  )
}
