import { parseAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date'

/**
 * The moment at which clocks in another zone show what they show in this one: 19:30 in Berlin becomes 19:30 in London.
 * A time that a change of the clocks skips there becomes the later one, one that comes twice the earlier.
 * @param at ISO 8601, UTC, as is the answer
 */
export const sameClock = (at: string, from: string, to: string): string =>
  toZoned(toCalendarDateTime(parseAbsolute(at, from)), to).toAbsoluteString()
