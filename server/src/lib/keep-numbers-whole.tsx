import { splitAtNumbers } from '@foyer/words/format/numbers-in-text'
import type { HTMLAttributes, ReactNode } from 'react'

/**
 * A text in which no line ends at the hyphen of a number.
 * @param attributes that keep a part on one line, by a class or a style
 */
export const keepNumbersWhole = (
  text: string,
  attributes: Pick<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'>,
): ReactNode =>
  splitAtNumbers(text).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} {...attributes}>
        {part}
      </span>
    ),
  )
