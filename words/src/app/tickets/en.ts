import { tickets } from '../en/tickets.ts'

/** What the ticket types of an event need, in English. */
export const messages = { tickets } as const
