import { attendees } from '../de/attendees.ts'

/** What lists of attendees need, in German. */
export const messages = { attendees } as const
