import { tickets } from '../de/tickets.ts'

/** What the ticket types of an event need, in German. */
export const messages = { tickets } as const
