import { tickets } from '../de/tickets.ts'

/** Texts of the ticket types of an event, in German. */
export const messages = { tickets } as const
