import { z } from 'zod'
import { refine } from './refine.ts'
import { TimeZone } from './time-zone.ts'

/**
 * A moment in a request: ISO 8601, UTC, of the years 1900 to 2199. A year outside of these is a typing error, and some
 * break things: PostgreSQL has no year 0 and rejects it with an error of its own, JavaScript reads years up to 99 as
 * 19xx or 20xx, and the end of 9999 is the year 10000 in some time zones, which a calendar file cannot express.
 */
export const Moment = z.iso
  .datetime({ abort: true })
  .refine(...refine('date-range', (moment: string) => moment >= '1900' && moment < '2200'))

/** A day in a request, `YYYY-MM-DD`, of the years 1900 to 2199. */
export const Day = z.iso
  .date({ abort: true })
  .refine(...refine('date-range', (day: string) => day >= '1900' && day < '2200'))

/**
 * The time zone of the event in which the moments of a request were entered. The server refuses them as `stale` if the event
 * has another one by now.
 */
export const EnteredIn = TimeZone.optional()
