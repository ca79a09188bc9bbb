/** Joins class names; what is absent or false leaves nothing. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
