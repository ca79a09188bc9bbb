import { timeZones } from '../de/time-zones.ts'

/** Texts of choosing a time zone, in German. */
export const messages = { timeZones } as const
