import { TZDate } from '@date-fns/tz'

/**
 * The last second, 23:59:59, of a day in a time zone.
 * @param timeZone an IANA name
 * @param days how many days of the calendar after the day of `now`: not periods of 24 hours, because clocks may change
 */
export function endOfDay(now: Date, timeZone: string, days: number): Date {
  const today = new TZDate(now, timeZone)
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  return new Date(TZDate.tz(timeZone, year, month, day + days, 23, 59, 59).getTime())
}

/** The last second of a day, YYYY-MM-DD, in a time zone. @param timeZone an IANA name */
export const endOf = (day: string, timeZone: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(TZDate.tz(timeZone, year, month - 1, date, 23, 59, 59).getTime())
}

/**
 * How many days of the calendar it takes until so many days from Monday to Friday have passed, today not counted. Public
 * holidays count as working days.
 * @param timeZone an IANA name, which says what day it is now
 */
export function workingDaysAhead(now: Date, timeZone: string, workingDays: number): number {
  let weekday = new TZDate(now, timeZone).getDay()
  let ahead = 0
  for (let left = workingDays; left > 0; ahead++) {
    weekday = (weekday + 1) % 7
    if (weekday !== sunday && weekday !== saturday) left--
  }
  return ahead
}

const sunday = 0
const saturday = 6
