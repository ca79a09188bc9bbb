import { ticketTypes } from '../fr/ticket-types.ts'

/** Texts of the ticket types of an event, in French. */
export const messages = { ticketTypes } as const
