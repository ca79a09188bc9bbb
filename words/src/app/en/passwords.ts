/** The field of a password. */
export const passwords = {
  rule: 'At least {min, number} characters. A few words in a row are easy to remember and hard to guess.',
  show: 'Show password',
  hide: 'Hide password',
} as const
