import type { ReactNode } from 'react'
import { Stub } from '../../ui/Stub.tsx'

/** The paper a door's form is on. A door is narrow: the stub is always below, never beside. */
export function Ticket({ stub, children }: { stub: ReactNode; children: ReactNode }) {
  // without a container of its own the stub never finds itself wide enough to stand beside
  return (
    <Stub className="@container-normal" end={stub}>
      {children}
    </Stub>
  )
}
