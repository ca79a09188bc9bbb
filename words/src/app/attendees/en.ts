import { attendees } from '../en/attendees.ts'

/** What lists of attendees need, in English. */
export const messages = { attendees } as const
