// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'

/** The fields of a postal address that every country needs. */
export const requiredAddressFields: ReadonlySet<string> = new Set(['name', 'street', 'city', 'country'])

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

/**
 * The countries whose addresses have a state, a province, a prefecture, a county or an island. Source: the formats with `%S` of
 * libaddressinput (region_data_constants.cc, 2025-06-12).
 */
// biome-ignore format: one code per line would be 75 lines
const usingRegion: ReadonlySet<Country> = new Set([
  'AE', 'AM', 'AR', 'AS', 'AU', 'BB', 'BR', 'BS', 'BY', 'CA', 'CC', 'CL', 'CN', 'CO', 'CR', 'CU', 'CV', 'CX',
  'EE', 'EG', 'ES', 'FM', 'HK', 'HM', 'HN', 'ID', 'IE', 'IN', 'IQ', 'IR', 'IT', 'JM', 'JP', 'KI', 'KN', 'KP',
  'KR', 'KY', 'KZ', 'LT', 'LV', 'MH', 'MN', 'MP', 'MX', 'MY', 'MZ', 'NF', 'NG', 'NI', 'NR', 'PA', 'PE', 'PF',
  'PG', 'PH', 'PW', 'RO', 'RU', 'SC', 'SO', 'SR', 'SV', 'TH', 'TR', 'TV', 'TW', 'UA', 'UM', 'US', 'UY', 'UZ',
  'VE', 'VI', 'VN',
])

/** Whether an address in this country needs a postcode. */
export const needsPostcode = (country: Country): boolean => postcodes[country] !== undefined

/** Whether an address in this country needs a state or province. */
export const needsRegion = (country: Country): boolean => withRegion.has(country)

/** Whether a form asks for the state or province of an address in this country. */
export const usesRegion = (country: Country): boolean => usingRegion.has(country)

interface PostalParts {
  postcode?: string | undefined
  region?: string | undefined
  country: Country
}

/** The parts of an address that its country does not allow as they are. */
export function postalFaults({ postcode, region, country }: PostalParts): ('postcode' | 'region')[] {
  const isPostcode = postcodes[country]?.test(postcode ?? '') ?? true
  const hasRegion = !needsRegion(country) || Boolean(region)
  return [...(isPostcode ? [] : ['postcode' as const]), ...(hasRegion ? [] : ['region' as const])]
}
