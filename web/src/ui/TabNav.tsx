import type { ReactNode } from 'react'

/** The classes of a link in a TabNav. The current one needs `aria-current="page"`, which routers set. */
export const tabStyle =
  'control-height inline-flex items-center gap-2 border-b-2 border-transparent px-1 text-base font-medium text-ink-secondary no-underline hover:border-line-control hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-b-[Canvas]'

/** Tabs with a URL each. The children are links. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap gap-x-5 border-b border-line *:-mb-px">
      {children}
    </nav>
  )
}
