import { addOns } from '../en/add-ons.ts'
import { ticketTypes } from '../en/ticket-types.ts'

/** Texts of the ticket types of an event, in English. */
export const messages = { addOns, ticketTypes } as const
