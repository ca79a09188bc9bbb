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
  'relative grid min-h-22 grid-cols-[auto_1fr] items-center gap-x-3 rounded-card border border-line bg-card px-2.5 py-2.5 shadow-card @3xl:grid-cols-[auto_1fr_9.5rem_auto_auto] @3xl:gap-x-5 @3xl:px-3 @5xl:grid-cols-[auto_1fr_12rem_auto_auto]'

/** The layout of an event in the home list, also while loading: at most 96 px high, 120 px on a phone. */
export const EventCard = ({ picture, when, name, facts, sold, status, actions }: Props) => (
  <div className={card}>
    {picture}
    <div className="flex min-w-0 flex-col">
      <div className="type-label text-accent">{when}</div>
      <div className="min-w-0">{name}</div>
      <div className="flex min-w-0 gap-x-5 overflow-hidden text-sm whitespace-nowrap text-ink-secondary">{facts}</div>
    </div>
    <div className="col-span-full flex flex-wrap items-center gap-x-1.5 @3xl:contents">
      <div className="text-sm text-ink-secondary">{sold}</div>
      <div className="relative z-1 @3xl:min-w-32 @3xl:text-end">{status}</div>
      {/* the buttons are larger than what is seen of them: they reach into the gaps around them */}
      <div className="relative z-1 -me-2 ms-auto flex @max-3xl:-mt-1 @max-3xl:-mb-2 min-h-9 pointer-coarse:min-h-11">
        {actions}
      </div>
    </div>
  </div>
)
