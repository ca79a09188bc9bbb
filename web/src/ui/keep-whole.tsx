import type { ReactNode } from 'react'

/**
 * Capital letters and digits with hyphens, such as the number of an order; longer ones may need the break on a phone. And the
 * hyphen after a single letter (T-shirt), and the punctuation that French sets apart, where it was typed with an ordinary space,
 * with the letter beside it.
 */
const kept = /(\b[A-Z\d]{1,8}(?:-[A-Z\d]{1,8}){1,2}\b|(?<![\p{L}\d-])\p{L}-\p{L}|« \S|\S? [:;!?»])/u

/**
 * A text in which no line ends at the hyphen of a number, or before punctuation that French sets apart; one that is not a text
 * stays as it is. A hyphen that does not break would look the same, but copied numbers would find nothing.
 */
export function keepWhole(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title
  return title.split(kept).map((part, at) =>
    // every second part stays on one line
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
