import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A grey placeholder for a line of text. Classes give it the type and the width of that text. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />
}

/** Wraps skeletons and announces loading to screen readers. */
export function Loading({ label, className, children }: { label: string; className?: string; children?: ReactNode }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
