// No imports: pages of the app load this file.

/** The longest code, in characters. */
export const maxPromoCodeLength = 50

/** The most codes that one request makes or imports. */
export const maxPromoCodesAtOnce = 10_000

/** The most codes of an event. */
export const maxPromoCodesPerEvent = 100_000

/** The letters and digits that codes are drawn from: they look and sound different from each other. */
export const promoCodeAlphabet = 'ABCDEFGHJKLMNPQRSTVWXYZ23456789'

/** How lists of codes can be sorted: `created` the newest first, `code` by text, `used` the most used first. */
export const promoCodeSorts = ['created', 'code', 'used'] as const
export type PromoCodeSort = (typeof promoCodeSorts)[number]

/** The states of a code, by the clock and by the uses that are left. */
export const promoCodeStates = ['valid', 'scheduled', 'ended', 'used-up'] as const
export type PromoCodeState = (typeof promoCodeStates)[number]

/** The groups by which sales with codes are added up. */
export const promoCodeGroups = ['code', 'tag'] as const
export type PromoCodeGroup = (typeof promoCodeGroups)[number]

/** The most codes or tags that a report names: those with the highest revenue. */
export const maxReportedCodes = 100
