import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A sheet of paper on the page. For one thing that stands by itself; no card in a card. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-card border border-line bg-card p-5 shadow-card sm:p-6', className)}>
      {children}
    </div>
  )
}
