import { promoCodes } from '../fr/promo-codes.ts'

/** Texts of promo codes, in French. */
export const messages = { promoCodes } as const
