import { keepNumbersWhole } from '../../lib/keep-numbers-whole.tsx'

/** A text of a page in which no line ends at the hyphen of a number. */
export const Whole = ({ children }: { children: string }) => keepNumbersWhole(children, { className: 'whole' })
