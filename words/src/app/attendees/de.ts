import { attendees } from '../de/attendees.ts'

/** Texts of lists of attendees, in German. */
export const messages = { attendees } as const
