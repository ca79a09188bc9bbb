import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

type Props = {
  /** How many of how many are shown. */
  text: ReactNode
  /** Absent when all are shown. */
  more?: { label: string; onMore: () => void; pending?: boolean } | undefined
}

/** The end of a list: how many are shown, and a button for more. */
export function ShowMore({ text, more }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 pt-4">
      <p role="status" className="text-sm text-ink-secondary tabular-nums">
        {text}
      </p>
      {more && (
        <Button changesNothing onClick={more.onMore} pending={more.pending ?? false}>
          {more.label}
        </Button>
      )}
    </div>
  )
}
