/** Creates a writer of moments as spreadsheets read them in every language: `2026-11-20 19:30`, in a time zone. */
export function sortableTime(timeZone: string): (at: Date) => string {
  // Swedish writes dates as ISO 8601 does
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (at) => format.format(at)
}
