/** The day of a moment in a time zone, 'YYYY-MM-DD'. @param at ISO 8601 */
export const dayIn = (at: string, timeZone: string): string =>
  // the Swedish format is ISO 8601
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at))
