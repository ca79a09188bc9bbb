/** Removes spaces around what was typed: phones add one after a word, which is no mistake; a line break is. */
export const withoutSpaces = (typed: string): string => typed.replace(/^ +| +$/g, '')
