import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'

interface Props {
  label: string
  /** Whether a field in it has an error or an unusual value: it then opens by itself. */
  isNeeded: boolean
  children: ReactNode
}

/** Fields that most readers leave as they are, folded away. */
export function MoreFields({ label, isNeeded, children }: Props) {
  const [isOpen, setOpen] = useState(isNeeded)
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded)
    // in this render, not after it: a form then focuses the field with the error
    if (isNeeded) setOpen(true)
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group/more">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-accent hover:text-accent-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" size={16} className="shrink-0 group-open/more:rotate-90" />
        {label}
      </summary>
      <div className="mt-5 grid gap-5">{children}</div>
    </details>
  )
}
