import { tickets } from '../fr/tickets.ts'

/** Texts of the ticket types of an event, in French. */
export const messages = { tickets } as const
