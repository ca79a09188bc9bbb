import type { Country } from '@foyer/contract/countries'
import { countries } from '@foyer/contract/countries'

/**
 * The country of a time zone, from the locale data of the browser.
 * @param timeZone its IANA name
 * @returns undefined for a zone that no country has for itself, such as UTC, and in browsers without these data
 */
export const countryOfZone = (timeZone: string): Country | undefined =>
  countries.find((country) => zonesOf(country)?.includes(timeZone))

function zonesOf(country: Country): string[] | undefined {
  const locale: LocaleWithZones = new Intl.Locale('und', { region: country })
  return locale.getTimeZones?.() ?? locale.timeZones
}

/** A property in older browsers, and absent in some; not in the library of TypeScript that the project uses. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }
