import type { Country } from '@foyer/contract/countries'
import { countries } from '@foyer/contract/countries'

/**
 * The country of a time zone, from the locale data of the browser.
 * @param timeZone its IANA name
 * @returns undefined for a zone that no country has for itself, such as UTC, and in browsers without these data
 */
export const countryOfZone = (timeZone: string): Country | undefined =>
  countries.find((country) => zonesOf(country)?.includes(timeZone))

const zonesOf = (country: Country) => (new Intl.Locale('und', { region: country }) as LocaleWithZones).getTimeZones?.()

/** Not all browsers have it, nor the library of TypeScript that the project uses. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }
