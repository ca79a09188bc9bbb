import type { ReactNode } from 'react'

/** The class of a link inside a TabNav; the current one needs `aria-current="page"`, as routers set it. */
export const tabStyle =
  'control-height inline-flex items-center gap-2 border-b-2 border-transparent px-1 text-base font-medium text-ink-secondary no-underline hover:border-line-control hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-b-[Canvas]'

/** Views of one thing, each with its own address. The children are links. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap gap-x-5 border-b border-line *:-mb-px">
      {children}
    </nav>
  )
}
