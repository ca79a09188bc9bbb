import { ticketTypes } from '../en/ticket-types.ts'

/** Texts of the ticket types of an event, in English. */
export const messages = { ticketTypes } as const
