import type { ReactNode } from 'react'

type Props = {
  picture: ReactNode
  when: ReactNode
  name: ReactNode
  /** The place, and the state of the site. */
  facts: ReactNode
  sold: ReactNode
  status: ReactNode
  actions: ReactNode
}

// One row where there is room. In narrow places the sales, the status and the actions have a row of their own.
const card =
  'relative grid min-h-22 grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 rounded-card border border-line bg-card px-2.5 py-2.5 shadow-card @3xl:grid-cols-[auto_1fr_9.5rem_auto_auto] @3xl:gap-x-5 @3xl:px-3 @5xl:grid-cols-[auto_1fr_12rem_auto_auto]'

/** The layout of an event in the home list, also while loading: at most 96 px high, 120 px on a phone. */
export const EventCard = ({ picture, when, name, facts, sold, status, actions }: Props) => (
  <div className={card}>
    {picture}
    <div className="flex min-w-0 flex-wrap gap-x-3 @3xl:flex-col @3xl:flex-nowrap">
      <div className="type-label text-accent">{when}</div>
      <div className="min-w-0 @max-3xl:order-last @max-3xl:w-full">{name}</div>
      {/* in narrow places a problem of the site takes the room of the place */}
      <div className="flex min-w-0 gap-x-5 overflow-hidden text-sm whitespace-nowrap text-ink-secondary @max-3xl:flex-1 @max-3xl:has-[.text-danger-fg]:*:not-last:hidden">
        {facts}
      </div>
    </div>
    <div className="col-span-full flex flex-wrap items-center gap-x-1.5 @3xl:contents">
      <div className="text-sm text-ink-secondary">{sold}</div>
      <div className="relative z-1 @3xl:min-w-32 @3xl:text-end">{status}</div>
      <div className="relative z-1 -me-2 ms-auto flex min-h-9 pointer-coarse:min-h-11">{actions}</div>
    </div>
  </div>
)
