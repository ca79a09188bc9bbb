// No schemas here: lists and public pages use these rules before they need zod.

/** The statuses of an order. */
export const orderStatuses = ['reserved', 'pending', 'paid', 'expired', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Where an order may go from each status. From `expired` and `cancelled` it comes back only if its seats are still
 * there: money that came late, an order taken up again.
 */
export const orderTransitions = {
  reserved: ['pending', 'paid', 'expired', 'cancelled'],
  pending: ['paid', 'expired', 'cancelled'],
  paid: ['cancelled'],
  expired: ['paid'],
  cancelled: ['pending', 'paid'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** The statuses from which an order may become this one. */
export const comesFrom = (to: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((from) => (orderTransitions[from] as readonly OrderStatus[]).includes(to))

/** How the seats of an order in each status count: held, sold, or not at all. */
export const seatsOf = {
  reserved: 'held',
  pending: 'held',
  paid: 'sold',
  expired: undefined,
  cancelled: undefined,
} as const satisfies Record<OrderStatus, 'held' | 'sold' | undefined>

export const paymentMethods = ['free', 'transfer', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStates = ['created', 'pending', 'confirmed', 'failed', 'cancelled', 'disputed'] as const
export type PaymentState = (typeof paymentStates)[number]

export const refundStates = ['created', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** How many are left of a ticket type, in words; or why none can be bought now. */
export const availabilities = ['plenty', 'few', 'sold-out', 'not-yet', 'not-payable', 'over'] as const
export type Availability = (typeof availabilities)[number]

/** From when on it is said that there are few left: a tenth of the seats, ten at the most. */
export const isFew = (left: number, capacity: number): boolean => left <= Math.min(10, Math.ceil(capacity / 10))
