import { checkIn } from '../de/check-in.ts'

/** What the tab "Check-in" of an event needs beyond the other tabs, in German. */
export const messages = { checkIn } as const
