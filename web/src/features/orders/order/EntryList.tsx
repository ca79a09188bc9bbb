import type { ReactNode } from 'react'

export interface ListEntry {
  id: string
  title: ReactNode
  /** A second line in small type. */
  about?: ReactNode
  /** The reason of a failure. */
  reason?: string | undefined
  /** Shown at the end of the line. */
  end?: ReactNode
}

/** Lines about an order: its payments, refunds, history. */
export const EntryList = ({ entries, ordered }: { entries: readonly ListEntry[]; ordered?: true }) => {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {entries.map(({ id, title, about, reason, end }) => (
        <li
          key={id}
          className="flex justify-between gap-x-4 gap-y-1.5 border-t border-line py-3 first:border-t-0 first:pt-0 max-sm:flex-wrap"
        >
          <div className="min-w-0 wrap-anywhere max-sm:grow max-sm:basis-36">
            <div>{title}</div>
            {about && <div className="text-sm text-ink-secondary">{about}</div>}
            {reason && <div className="text-sm text-danger-fg">{reason}</div>}
          </div>
          {end && <div className="ms-auto shrink-0 text-end tabular-nums">{end}</div>}
        </li>
      ))}
    </List>
  )
}
