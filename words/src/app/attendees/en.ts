import { attendees } from '../en/attendees.ts'

/** Texts of lists of attendees, in English. */
export const messages = { attendees } as const
