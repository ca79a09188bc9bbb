import { checkIn } from '../fr/check-in.ts'

/** Texts of the tab "Check-in" of an event, beyond those of the other tabs, in French. */
export const messages = { checkIn } as const
