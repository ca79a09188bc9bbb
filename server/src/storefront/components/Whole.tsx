import { keepWhole } from '../../lib/keep-whole.tsx'

/** A text of a page in which no line ends within a unit such as a number, or before punctuation that French sets apart. */
export const Whole = ({ children }: { children: string }) => keepWhole(children, { className: 'whole' })
