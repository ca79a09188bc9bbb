import { attendees } from '../fr/attendees.ts'
import { checkIn } from '../fr/check-in.ts'

/** What the tab "Check-in" of an event needs beyond the other tabs, in French. */
export const messages = { attendees, checkIn } as const
