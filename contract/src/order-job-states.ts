// No schemas here: the list of orders uses these without zod.

/** The work of a job on each order of its list. */
export const orderJobKinds = ['resend', 'approve', 'decline', 'cancel', 'message'] as const
export type OrderJobKind = (typeof orderJobKinds)[number]

/** The state of an order in a job. `skipped`: the order does not allow it; `failed`: given up after several attempts. */
export const jobItemStates = ['waiting', 'done', 'skipped', 'failed'] as const
export type JobItemState = (typeof jobItemStates)[number]

/**
 * Why a job that cancels skips an order: it is paid for, it is a request, it has been cancelled or has expired, or a refund of
 * a part of it is with the card provider.
 */
export const uncancelledReasons = ['paid', 'requested', 'over', 'correcting'] as const

/** The most orders of one job. */
export const maxJobOrders = 50_000
/** The most orders that can be selected one by one: the address of a file names them all. */
export const maxSelectedOrders = 200
export const maxMessageSubject = 150
export const maxMessageLength = 5000
