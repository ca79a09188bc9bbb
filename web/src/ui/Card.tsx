import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A card for one separate thing. Do not nest cards. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-card border border-line bg-card p-5 shadow-card sm:p-6', className)}>
      {children}
    </div>
  )
}
