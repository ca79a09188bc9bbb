import { z } from 'zod'
import { refine } from './refine.ts'

/** Whether this runtime knows an IANA time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** An IANA time zone name: `Europe/Berlin`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(...refine('time-zone', isTimeZone))
