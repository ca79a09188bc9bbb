// No schemas here: the pages of orders use these without zod.

/** Up to this number of orders their tickets and totals are added up. */
export const maxTotalledOrders = 50_000

/** The longest reason for a cancellation or refund, in characters. */
export const maxReasonLength = 500

/** The longest note to a buyer, in characters. */
export const maxBuyerNoteLength = 2000

/** The longest note of a member about an order, in characters. */
export const maxNoteLength = 2000

/** The longest name of a saved view, in characters. */
export const maxViewNameLength = 60
