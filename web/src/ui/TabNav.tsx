import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'

/** The classes of a link in a TabNav. The current one needs `aria-current="page"`, which routers set. */
export const tabStyle =
  'control-height inline-flex shrink-0 items-center gap-2 border-b-2 border-transparent px-1 text-base font-medium whitespace-nowrap text-ink-secondary no-underline hover:border-line-control hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink max-sm:focus-visible:-outline-offset-2 forced-colors:not-aria-[current=page]:border-b-[Canvas]'

/** Tabs with a URL each; on phones in one line that scrolls. The children are links. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  const centred = useRef<Element>(undefined)
  // after each rendering, since the tabs may come later than the line
  useLayoutEffect(() => {
    const line = nav.current
    const current = line?.querySelector('[aria-current=page]')
    if (!line || !current || current === centred.current) return
    centred.current = current
    // not `scrollIntoView`, which may move the page too
    line.scrollLeft += centreOf(current) - centreOf(line)
  })
  return (
    <nav
      ref={nav}
      data-tabs
      aria-label={label}
      className="mb-6 flex gap-x-5 border-b border-line max-sm:-mx-4 max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-2.5rem)] max-sm:px-4 max-sm:pe-10 max-sm:[scrollbar-width:none] sm:flex-wrap sm:*:-mb-px"
    >
      {children}
    </nav>
  )
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
