import type { ReactNode } from 'react'

/**
 * The classes of a link in a TabNav. The current one needs `aria-current="page"`, which routers set. On phones, where the
 * tabs may take two lines, each draws its own part of the line below.
 */
export const tabStyle =
  'control-height inline-flex items-center gap-2 border-b-2 border-transparent px-1 max-sm:grow max-sm:border-line max-sm:px-2 text-base font-medium text-ink-secondary no-underline hover:border-line-control hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-b-[Canvas]'

/** Tabs with a URL each. The children are links. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav data-tabs aria-label={label} className="mb-6 flex flex-wrap border-line sm:gap-x-5 sm:border-b sm:*:-mb-px">
      {children}
    </nav>
  )
}
