import { attendees } from '../fr/attendees.ts'

/** What lists of attendees need, in French. */
export const messages = { attendees } as const
