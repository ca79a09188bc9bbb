import { eventTable } from '../fr/event-table.ts'

/** Texts of the table of events, in French. */
export const messages = { eventTable } as const
