import { z } from 'zod'
import { refine } from './refine.ts'

/**
 * A moment that somebody sends: ISO 8601, UTC, of the years 1900 to 2199. PostgreSQL knows no year 0 and refuses it with
 * an error of its own, and JavaScript reads the years up to 99 as those of this century or the last. In the year 9999 an
 * event has its last evening in the year 10000 of another zone, which no calendar file can say; whoever sends such a
 * year has mistyped it.
 */
export const Moment = z.iso
  .datetime({ abort: true })
  .refine(...refine('date-range', (moment: string) => moment >= '1900' && moment < '2200'))
