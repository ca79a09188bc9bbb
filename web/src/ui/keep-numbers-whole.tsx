import { splitAtNumbers } from '@foyer/words/format/numbers-in-text'
import type { ReactNode } from 'react'

/** A text in which no line ends at the hyphen of a number; one that is not a text stays as it is. */
export function keepNumbersWhole(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title
  return splitAtNumbers(title).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
