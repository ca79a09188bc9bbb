import { checkIn } from '../fr/check-in.ts'

/** What the tab "Check-in" of an event needs beyond the other tabs, in French. */
export const messages = { checkIn } as const
