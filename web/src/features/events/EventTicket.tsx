import type { ReactNode } from 'react'
import { Stub } from '../../ui/Stub.tsx'

type Props = {
  when: ReactNode
  name: ReactNode
  /** Where it is, and how its site stands. */
  facts: ReactNode
  actions: ReactNode
  /** On the part to be torn off. */
  status: ReactNode
  sold: ReactNode
  meter: ReactNode
}

// one below the other on the stub; on phones, where the stub lies below, side by side with the meter below both
const stub = 'grid h-full grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2 @sm:grid-cols-1 @sm:grid-rows-[1fr_auto_auto]'

/** How an event of the home list is laid out, loaded or not. */
export const EventTicket = ({ when, name, facts, actions, status, sold, meter }: Props) => (
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
    <div className="type-label text-accent">{when}</div>
    <div className="mt-0.5">{name}</div>
    <div className="mt-1 flex flex-wrap gap-x-5 text-ink-secondary">{facts}</div>
    <div className="relative z-1 -mx-2.5 mt-4 -mb-2 flex min-h-8 flex-wrap items-center pointer-coarse:min-h-11">
      {actions}
    </div>
  </Stub>
)
