import { z } from 'zod'
import { refine } from './refine.ts'

/** Whether this runtime knows the IANA time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** The name of an IANA time zone: `Europe/Berlin`. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(...refine('time-zone', isTimeZone))
