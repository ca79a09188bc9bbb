import { promoCodes } from '../de/promo-codes.ts'

/** Texts of promo codes, in German. */
export const messages = { promoCodes } as const
