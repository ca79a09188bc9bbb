import { promoCodes } from '../en/promo-codes.ts'

/** Texts of promo codes, in English. */
export const messages = { promoCodes } as const
