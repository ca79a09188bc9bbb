/** A text from elsewhere as PostgreSQL takes it: no NUL, no half of a character. @returns '' for what is no text */
export const cleanText = (text: unknown): string =>
  typeof text === 'string' ? text.replaceAll('\0', '').toWellFormed() : ''
