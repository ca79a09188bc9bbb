// No schemas here: lists and public pages use these rules without zod.

/** The statuses of an order. `requested`: the organiser has not decided yet whether to approve it. */
export const orderStatuses = ['reserved', 'requested', 'pending', 'paid', 'expired', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * The allowed transitions from each status. A `paid` order becomes `pending` when a payment was recorded by mistake. An
 * `expired` or `cancelled` order returns (a late payment, a reactivation) only if its seats are still available. An `expired` order that was never completed can be reserved again.
 * A `requested` order that is approved becomes `pending`, or `paid` if it is free; one that is declined becomes `cancelled`.
 */
export const orderTransitions = {
  reserved: ['requested', 'pending', 'paid', 'expired', 'cancelled'],
  requested: ['pending', 'paid', 'expired', 'cancelled'],
  pending: ['paid', 'expired', 'cancelled'],
  paid: ['pending', 'cancelled'],
  expired: ['reserved', 'pending', 'paid'],
  cancelled: ['pending', 'paid'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** The statuses with a transition to this one. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((from) => (orderTransitions[from] as readonly OrderStatus[]).includes(to))

/** Whether an order was placed and is neither cancelled nor expired. */
export const isPlaced = (status: OrderStatus): boolean =>
  status === 'requested' || status === 'pending' || status === 'paid'

/** How the inventory counts the seats of an order in each status: as held, as sold, or not at all. */
export const seatsOf = {
  reserved: 'held',
  requested: 'held',
  pending: 'held',
  paid: 'sold',
  expired: undefined,
  cancelled: undefined,
} as const satisfies Record<OrderStatus, 'held' | 'sold' | undefined>

/** The ways in which buyers pay for orders of their own. */
export const buyerMethods = ['free', 'transfer', 'card'] as const
export type BuyerMethod = (typeof buyerMethods)[number]

/** The ways in which people pay the organiser in person: in cash, or by card at a terminal that Foyer knows nothing of. */
export const inPersonMethods = ['cash', 'terminal'] as const
export type InPersonMethod = (typeof inPersonMethods)[number]

/** Whether an order is paid in person. */
export const isInPerson = (method: PaymentMethod | null | undefined): method is InPersonMethod =>
  (inPersonMethods as readonly unknown[]).includes(method)

/** The ways of paying that a member records by hand. */
export const recordedMethods = ['transfer', ...inPersonMethods] as const
export type RecordedMethod = (typeof recordedMethods)[number]

/** Whether members record payments of a method by hand: no provider reports them. */
export const isRecordedMethod = (method: PaymentMethod): method is RecordedMethod =>
  (recordedMethods as readonly string[]).includes(method)

/** The methods of tickets that cost nothing, whatever their type costs: for guests of the house, or given away. */
export const waivedMethods = ['guest-list', 'complimentary'] as const

export const paymentMethods = [...buyerMethods, ...inPersonMethods, ...waivedMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Whether an order costs nothing by its payment method. */
export const isWaived = (method: PaymentMethod | null | undefined): method is (typeof waivedMethods)[number] =>
  (waivedMethods as readonly unknown[]).includes(method)

/** The ways of paying for an order that a member places for a buyer. */
export const boxOfficeMethods = [...inPersonMethods, ...waivedMethods, 'transfer'] as const

/** The states of a payment. `removed`: a member had recorded it by mistake. */
export const paymentStates = ['created', 'pending', 'confirmed', 'failed', 'cancelled', 'disputed', 'removed'] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * The states of a refund. `created`: the card provider is asked for it; `owed`: the team still has to transfer it to the
 * buyer's bank account.
 */
export const refundStates = ['created', 'owed', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * The lines that corrections add to an order: what the team keeps of a cancelled ticket, and what it takes off a price.
 */
export const adjustmentKinds = ['fee', 'reduction'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/** The states of a correction: `requested` while the card provider has neither accepted nor refused its refund. */
export const correctionStates = ['requested', 'applied', 'refused'] as const

/**
 * The refunds by which orders are filtered: those the team still has to transfer, those the card provider is asked for, those
 * done, those that failed.
 */
export const refundFilters = ['owed', 'created', 'done', 'failed'] as const

/** The states of payments by which orders are filtered. */
export const paymentFilters = ['disputed'] as const

/** The balances by which orders are filtered: more has arrived than is due, or something is still owed. */
export const balanceFilters = ['overpaid', 'part-paid'] as const

/** The follow-up dates by which orders are filtered: those that have come, or any. */
export const followUpFilters = ['due', 'any'] as const

/** The orders of the list: by time, or by total. */
export const orderSorts = ['ordered', 'total'] as const

/**
 * The availability of a ticket type on the public page: how many are left, or why none can be bought now. `reserved`: all
 * seats are taken, but some by orders that are not completed yet.
 */
export const availabilities = ['plenty', 'few', 'reserved', 'sold-out', 'not-yet', 'not-payable', 'over'] as const
export type Availability = (typeof availabilities)[number]

/** Whether a ticket type shows as nearly sold out: at a tenth of its seats, but ten at most. */
export const isFew = (left: number, capacity: number): boolean => left <= Math.min(10, Math.ceil(capacity / 10))
