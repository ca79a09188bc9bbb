/** Removes NULs and lone surrogates, which PostgreSQL rejects. @returns '' for anything but a string */
export const cleanText = (text: unknown): string =>
  typeof text === 'string' ? text.replaceAll('\0', '').toWellFormed() : ''
