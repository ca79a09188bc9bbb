import { NewPromoCode } from '@foyer/contract/promo-codes'
import { z } from 'zod'

/** The form of an import: a text with codes, and what applies where a line says nothing. */
export const ImportSchema = NewPromoCode.omit({ code: true }).extend({ text: z.string().min(1) })
