// No imports: pages of the app load this file.

/** The longest code, in characters. */
export const maxPromoCodeLength = 50

/** The most codes that one request makes or imports. */
export const maxPromoCodesAtOnce = 10_000

/** The most codes of an event. */
export const maxPromoCodesPerEvent = 100_000
