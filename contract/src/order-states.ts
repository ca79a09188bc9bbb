// No schemas here: lists and public pages use these rules without zod.

/** The statuses of an order. */
export const orderStatuses = ['reserved', 'pending', 'paid', 'expired', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * The allowed transitions from each status. An `expired` or `cancelled` order returns (a late payment, a reactivation)
 * only if its seats are still available. An `expired` order that was never completed can be reserved again.
 */
export const orderTransitions = {
  reserved: ['pending', 'paid', 'expired', 'cancelled'],
  pending: ['paid', 'expired', 'cancelled'],
  paid: ['cancelled'],
  expired: ['reserved', 'paid'],
  cancelled: ['pending', 'paid'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** The statuses with a transition to this one. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((from) => (orderTransitions[from] as readonly OrderStatus[]).includes(to))

/** How the inventory counts the seats of an order in each status: as held, as sold, or not at all. */
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

/**
 * The states of a refund. `created`: the card provider is asked for it; `owed`: the team still has to transfer it to the
 * buyer's bank account.
 */
export const refundStates = ['created', 'owed', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * The availability of a ticket type on the public page: how many are left, or why none can be bought now. `reserved`: all
 * seats are taken, but some by orders that are not completed yet.
 */
export const availabilities = ['plenty', 'few', 'reserved', 'sold-out', 'not-yet', 'not-payable', 'over'] as const
export type Availability = (typeof availabilities)[number]

/** Whether a ticket type shows as nearly sold out: at a tenth of its seats, but ten at most. */
export const isFew = (left: number, capacity: number): boolean => left <= Math.min(10, Math.ceil(capacity / 10))
