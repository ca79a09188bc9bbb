import { eventTable } from '../en/event-table.ts'

/** Texts of the table of events, in English. */
export const messages = { eventTable } as const
