import type { Cover } from '@foyer/contract/events'

/** The classes that keep the focus of a cover in view, in steps of 10 %: the pages allow no style attributes. */
export const focusClasses = ({ focusX, focusY }: Pick<Cover, 'focusX' | 'focusY'>): string =>
  `x${Math.round(focusX / 10)} y${Math.round(focusY / 10)}`
