import type { ReactNode } from 'react'
import { Stub } from '../../ui/Stub.tsx'

/** The card of the sign-in pages. Its stub always lies below, because these pages are narrow. */
export function AuthCard({ stub, children }: { stub: ReactNode; children: ReactNode }) {
  // Without a container of its own the stub never measures itself as wide enough to stand beside.
  return (
    <Stub className="@container-normal" end={stub}>
      {children}
    </Stub>
  )
}
