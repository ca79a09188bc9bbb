import { timeZones } from '../fr/time-zones.ts'

/** Texts of choosing a time zone, in French. */
export const messages = { timeZones } as const
