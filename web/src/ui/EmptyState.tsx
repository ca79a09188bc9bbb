import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  children?: ReactNode
  /** The one next step: create the first item, or clear the filters. */
  action?: ReactNode
  /** An empty list with a blank ticket, or no match without one. */
  kind?: 'first-use' | 'no-match'
  headingLevel?: 2 | 3
}

/** Shown instead of an empty list: what will appear here, and the next step. */
export function EmptyState({ title, children, action, kind = 'first-use', headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center sm:py-16">
      {kind === 'first-use' && <BlankTicket />}
      <Heading className="type-heading">{title}</Heading>
      {children && <div className="mt-2 max-w-md text-pretty text-ink-secondary">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}

function BlankTicket() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 48" fill="none" className="mb-6 h-12 w-24 -rotate-6 text-line-control">
      <path
        className="fill-card"
        stroke="currentColor"
        strokeWidth="1.5"
        d="M6 1h56a5 5 0 0 0 10 0h18a5 5 0 0 1 5 5v36a5 5 0 0 1-5 5H72a5 5 0 0 0-10 0H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z"
      />
      <path stroke="currentColor" strokeWidth="1.5" strokeDasharray="0.1 5" strokeLinecap="round" d="M67 10v30" />
    </svg>
  )
}
