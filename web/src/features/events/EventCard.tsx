import type { Cover } from '@foyer/contract/events'
import type { ReactNode } from 'react'
import { Stub } from '../../ui/Stub.tsx'

type Props = {
  cover?: Cover | undefined
  when: ReactNode
  name: ReactNode
  /** The place, and the state of the site. */
  facts: ReactNode
  actions: ReactNode
  /** Shown on the stub. */
  status: ReactNode
  sold: ReactNode
  meter: ReactNode
}

// Stacked on the stub; on phones, where the stub lies below, side by side above the meter.
const stub = 'grid h-full grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2 @sm:grid-cols-1 @sm:grid-rows-[1fr_auto_auto]'

/** The layout of an event in the home list, also while loading. */
export const EventCard = ({ cover, when, name, facts, actions, status, sold, meter }: Props) => (
  <Stub
    className="[--end:12.5rem]"
    end={
      <div className={stub}>
        <div className="@max-sm:order-last @sm:self-start">{status}</div>
        <div>{sold}</div>
        <div className="@max-sm:order-last @max-sm:col-span-full">{meter}</div>
      </div>
    }
  >
    <div className="flex gap-4">
      {cover && (
        <img
          src={`/files/${cover.hash}/480.webp`}
          alt=""
          loading="lazy"
          className="size-20 shrink-0 rounded-control object-cover"
          style={{ objectPosition: `${cover.focusX}% ${cover.focusY}%` }}
        />
      )}
      <div className="min-w-0">
        <div className="type-label text-accent">{when}</div>
        <div className="mt-0.5">{name}</div>
        <div className="mt-1 flex flex-wrap gap-x-5 text-ink-secondary">{facts}</div>
      </div>
    </div>
    <div className="relative z-1 -mx-2.5 mt-4 -mb-2 flex min-h-8 flex-wrap items-center pointer-coarse:min-h-11">
      {actions}
    </div>
  </Stub>
)
