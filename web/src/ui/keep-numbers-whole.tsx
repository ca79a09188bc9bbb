import { splitAtNumbers } from '@foyer/words/format/split-at-numbers'
import type { ReactNode } from 'react'

/** A title in which no line ends at the hyphen of a number; one that is not a text stays as it is. */
export function keepNumbersWhole(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title
  return splitAtNumbers(title).map((part, at) =>
    // every second part is a number
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
