import type { HTMLAttributes, ReactNode } from 'react'

/**
 * Capital letters and digits with hyphens, such as the number of an order. Longer ones may need the break on a phone. And what
 * reads badly in two: the hyphen after a single letter (T-shirt), the times of an event (19:30–22:00), a quantity in a list
 * (+ 2 × Dinner) and the German e. V. The web app has the same pattern for its messages.
 */
const unit = /(\b[A-Z\d]{1,8}(?:-[A-Z\d]{1,8}){1,2}\b|(?<![\p{L}\d-])\p{L}-\p{L}|\d–\d|(?<=[+,] )\d+ × \S|\be\. V\.)/u

/**
 * The punctuation that French sets apart, where it was typed with an ordinary space, and the letter beside it: a whole word could
 * be too long for a phone. With the end of a number, whose hyphen would be a place to break.
 */
const punctuation = /(« \S\p{M}*(?: [:;!?»]+)*|[A-Z\d-]{0,9}\S\p{M}*(?: [:;!?»]+)+)/u

/**
 * A text in which no line ends within a unit such as a number, or before punctuation that French sets apart.
 * @param attributes that keep a part on one line, by a class or a style
 */
export const keepWhole = (
  text: string,
  attributes: Pick<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'>,
): ReactNode =>
  text
    .split(punctuation)
    .flatMap((part, at) => (at % 2 === 0 ? part.split(unit) : part))
    .map((part, at) =>
      // every second part stays on one line
      at % 2 === 0 ? (
        part
      ) : (
        <span key={at} {...attributes}>
          {part}
        </span>
      ),
    )
