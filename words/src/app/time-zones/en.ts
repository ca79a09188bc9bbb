import { timeZones } from '../en/time-zones.ts'

/** Texts of choosing a time zone, in English. */
export const messages = { timeZones } as const
