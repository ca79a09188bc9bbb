import { z } from 'zod'
import { countries } from './countries.ts'

/** An ISO 3166-1 alpha-2 code from `countries`. */
export const Country = z.enum(countries)
