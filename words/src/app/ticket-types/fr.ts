import { addOns } from '../fr/add-ons.ts'
import { ticketTypes } from '../fr/ticket-types.ts'

/** Texts of the ticket types of an event, in French. */
export const messages = { addOns, ticketTypes } as const
