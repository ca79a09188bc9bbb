import type { ReactNode } from 'react'

/** Capital letters and digits with hyphens, such as the number of an order. Longer ones may need the break on a phone. */
const number = /(\b[A-Z\d]{1,8}(?:-[A-Z\d]{1,8}){1,2}\b)/

/**
 * A text in which no line ends at the hyphen of a number; one that is not a text stays as it is. A hyphen that does not break
 * would look the same, but copied numbers would find nothing.
 */
export function keepNumbersWhole(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title
  return title.split(number).map((part, at) =>
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
