// to make a format takes a hundred times as long as to use it
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment in a time zone, 'YYYY-MM-DD'. @param at ISO 8601 */
export function dayIn(at: string, timeZone: string): string {
  // the Swedish format is ISO 8601
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(new Date(at))
}
