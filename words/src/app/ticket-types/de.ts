import { addOns } from '../de/add-ons.ts'
import { ticketTypes } from '../de/ticket-types.ts'

/** Texts of the ticket types of an event, in German. */
export const messages = { addOns, ticketTypes } as const
