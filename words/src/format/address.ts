import { formatCountry } from './country.ts'
import type { Language } from './locale.ts'

interface Place {
  venue?: string | null | undefined
  street?: string | null | undefined
  postcode?: string | null | undefined
  city?: string | null | undefined
  region?: string | null | undefined
  /** ISO 3166-1 alpha-2. */
  country?: string | null | undefined
}

/** Where the postcode stands after the city and the region (Universal Postal Union, addressing systems). */
const postcodeLast = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA'])

/** The address of a place in the order of its country, line by line: venue, street, city with postcode, region, country. */
export function addressLines({ venue, street, postcode, city, region, country }: Place, language: Language): string[] {
  // a city state, such as Berlin or Hamburg
  const state = region === city ? undefined : region
  const cityLines =
    country && postcodeLast.has(country)
      ? [[city, joined([state, postcode], ' ')].filter(Boolean).join(', ')]
      : [joined([postcode, city], ' '), state]
  const lines = [venue, street, ...cityLines, country ? formatCountry(country, language) : undefined]
  return lines.flatMap((each) => each || [])
}

/** The same on one line: 'Konzerthaus, Konrad-Adenauer-Platz 1, 79098 Freiburg, Germany'. Empty without a place. */
export const formatAddress = (place: Place, language: Language): string => addressLines(place, language).join(', ')

const joined = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator)
