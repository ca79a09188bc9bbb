import { z } from 'zod'
import { currencies } from './currencies.ts'

/** An ISO 4217 code from `currencies`. */
export const Currency = z.enum(currencies)
