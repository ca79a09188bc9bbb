// No schemas here: the list of orders uses this without zod.

/** Up to this number of orders their tickets and totals are added up. */
export const maxTotalledOrders = 50_000
