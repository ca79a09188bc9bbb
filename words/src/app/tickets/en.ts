import { tickets } from '../en/tickets.ts'

/** Texts of the ticket types of an event, in English. */
export const messages = { tickets } as const
