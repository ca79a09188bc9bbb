import { checkIn } from '../de/check-in.ts'

/** Texts of the tab "Check-in" of an event, beyond those of the other tabs, in German. */
export const messages = { checkIn } as const
