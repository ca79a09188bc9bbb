import type { ReactNode } from 'react'

/** The classes of a link in a SegmentedNav. The current one needs `aria-current="page"`, which routers set. */
export const segmentLinkStyle =
  'control-height flex items-center justify-center rounded-[0.375rem] px-4 py-1 text-center font-medium text-ink-secondary no-underline hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2'

/** A choice between a few pages, side by side; on phones one above the other. The children are links. */
export const SegmentedNav = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    data-tabs
    aria-label={label}
    className="mb-8 grid w-full gap-0.5 rounded-control border border-line-control bg-card p-0.5 sm:inline-grid sm:w-auto sm:auto-cols-fr sm:grid-flow-col"
  >
    {children}
  </nav>
)
