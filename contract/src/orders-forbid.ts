// No schemas here: the mock and the server use these rules in their own checks.

/** Whether an event has an order, and whether it has one that is not a test order. */
export interface EventOrders {
  hasOrder: boolean
  hasRealOrder: boolean
}

/**
 * The changes of an event that its orders forbid. Prices of orders are in the currency of the event, so any order keeps
 * it; buyers hold tickets of a real order, and the team needs it for its accounts.
 */
export const ordersForbid = {
  newCurrency: ({ hasOrder }: EventOrders): boolean => hasOrder,
  backToDraft: ({ hasRealOrder }: EventOrders): boolean => hasRealOrder,
  deletion: ({ hasRealOrder }: EventOrders): boolean => hasRealOrder,
} as const
