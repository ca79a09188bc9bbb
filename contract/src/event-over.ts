import { msPerHour } from './durations.ts'

/**
 * The assumed length of an event without an end: a concert lasts into the night, a market through the day. A shorter
 * one would close sales at the door while the event runs, a longer one would sell tickets the day after.
 */
export const defaultDurationHours = 12

interface Dated {
  date?: Date | string | undefined
  dateTba?: boolean | undefined
  endsAt?: Date | string | null | undefined
}

/**
 * The end of an event, its entered one or the assumed one; sales stop then.
 * @returns undefined while its date is open
 */
export function overAt({ date, dateTba = false, endsAt }: Dated): Date | undefined {
  if (dateTba || date === undefined) return undefined
  return endsAt ? new Date(endsAt) : new Date(new Date(date).getTime() + defaultDurationHours * msPerHour)
}
