// No schemas here: pages use these without zod.

/**
 * Why a buyer cannot be erased yet. `reserved`: an order is being completed; `requested`: the team has neither approved nor
 * declined one; `pending`: one is not paid; `payment-open`: a card payment is in progress; `refund-open`: a refund is on its
 * way or still owed.
 */
export const erasureBlocks = ['reserved', 'requested', 'pending', 'payment-open', 'refund-open'] as const
export type ErasureBlock = (typeof erasureBlocks)[number]

/** The most orders that the preview of an erasure lists. */
export const maxErasureOrdersShown = 50

/** The most erasures that the record of a team lists. */
export const maxErasuresShown = 100
