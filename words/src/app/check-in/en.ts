import { checkIn } from '../en/check-in.ts'

/** What the tab "Check-in" of an event needs beyond the other tabs, in English. */
export const messages = { checkIn } as const
