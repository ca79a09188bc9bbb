// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'

/** Whether accountants in a country use DATEV. Its batches have the accounts of German and Austrian charts. */
export const usesDatev = (country: Country | '' | undefined): boolean => country === 'DE' || country === 'AT'
