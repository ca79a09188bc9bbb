/** Joins class names and drops missing ones. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
