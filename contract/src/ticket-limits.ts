// No schemas here: forms and public pages use these before they need zod.

/** The most tickets of one type that an order may hold, and the most an organiser may allow. */
export const mostPerOrder = 100

/** The most tickets of all types that an order may hold: as many as a mail can carry. */
export const mostInOrder = 200

/** The most seats a ticket type or an event may have. */
export const mostSeats = 1_000_000

/** The most ticket types of an event. */
export const mostTicketTypes = 100
