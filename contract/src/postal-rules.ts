// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'

/**
 * The postcodes of countries, by country; any text is allowed elsewhere. Source: Universal Postal Union, addressing
 * systems by country.
 */
const postcodes: Partial<Record<Country, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  LI: /^\d{4}$/,
  LU: /^(L-)?\d{4}$/,
  MC: /^980\d{2}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(-\d{4})?$/,
}

/** The countries whose addresses need a state or province. */
const withRegion: ReadonlySet<Country> = new Set(['AU', 'BR', 'CA', 'IN', 'US'])

interface PostalParts {
  postcode?: string | undefined
  region?: string | undefined
  country: Country
}

/** The first part of an address that its country does not allow as it is. @returns undefined when there is none */
export function postalFault({ postcode, region, country }: PostalParts): 'postcode' | 'region' | undefined {
  const pattern = postcodes[country]
  if (pattern && !pattern.test(postcode ?? '')) return 'postcode'
  return withRegion.has(country) && !region ? 'region' : undefined
}
