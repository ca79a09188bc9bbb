import { attendees } from '../fr/attendees.ts'

/** Texts of lists of attendees, in French. */
export const messages = { attendees } as const
