// No schemas here: forms and public pages use these without zod.

/** Tickets of one type in an order: the upper limit of a ticket type's own `maxPerOrder`. */
export const maxTicketsPerType = 100

/** Tickets of all types in an order: as many as one confirmation email can carry. */
export const maxTicketsPerOrder = 200

/** The maximum capacity of a ticket type and of an event. */
export const maxSeats = 1_000_000

export const maxTicketTypesPerEvent = 100
