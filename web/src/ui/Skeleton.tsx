import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A grey line where text will be, one line tall: give it the type and the width of that text by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />
}

/** Around skeletons: says to those who do not see them that something is coming. */
export function Loading({ label, className, children }: { label: string; className?: string; children?: ReactNode }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
