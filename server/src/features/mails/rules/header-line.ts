/** A text on one line, for a mail header. Line breaks in names are refused at input; this is a second defence. */
export const headerLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
