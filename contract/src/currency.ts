import { z } from 'zod'
import { currencies } from './currencies.ts'

/** An ISO 4217 code out of `currencies`. */
export const Currency = z.enum(currencies)
