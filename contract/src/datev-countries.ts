// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'

/** Whether accountants in a country import bookings into DATEV, whose batch has the accounts of German and Austrian ledgers. */
export const usesDatev = (country: Country | '' | undefined): boolean => country === 'DE' || country === 'AT'
