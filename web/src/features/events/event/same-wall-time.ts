import { parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date'

/**
 * The moment with the same wall-clock time in another zone: 19:30 in Berlin becomes 19:30 in London. A time that summer
 * time skips moves to the later one, a repeated time to the earlier one.
 * @param at ISO 8601 in UTC, like the result
 */
export const sameWallTime = (at: string, from: string, to: string): string =>
  toZoned(toCalendarDateTime(parseAbsolute(at, from)), to).toAbsoluteString()
