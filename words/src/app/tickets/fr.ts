import { tickets } from '../fr/tickets.ts'

/** What the ticket types of an event need, in French. */
export const messages = { tickets } as const
