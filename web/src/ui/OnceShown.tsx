import type { ReactNode } from 'react'
import { useState } from 'react'

/** Renders its children when they are first shown. From then on it only hides them, so that they keep their state. */
export function OnceShown({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  const [wasShown, setShown] = useState(!hidden)
  if (!hidden && !wasShown) setShown(true)
  return wasShown && <div hidden={hidden}>{children}</div>
}
