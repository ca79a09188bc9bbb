import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  children: ReactNode
  /** Absent when the table is sorted by another column. */
  direction: 'asc' | 'desc' | undefined
  /** The column is aligned at the end. */
  end?: boolean | undefined
  onSort: () => void
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }

/** The button in the header of a column that sorts the table. */
export function SortButton({ children, direction, end, onSort }: Props) {
  const Icon = icons[direction ?? 'none']
  return (
    <button
      type="button"
      className={classNames(
        'inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-1 rounded-sm text-start hover:text-accent-hover',
        end && 'text-end sm:flex-row-reverse',
        direction && 'text-accent',
      )}
      onClick={onSort}
    >
      {children}
      <Icon aria-hidden="true" size={14} className="shrink-0" />
    </button>
  )
}
