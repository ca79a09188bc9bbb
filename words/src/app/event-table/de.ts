import { eventTable } from '../de/event-table.ts'

/** Texts of the table of events, in German. */
export const messages = { eventTable } as const
