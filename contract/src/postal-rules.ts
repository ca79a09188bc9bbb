// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'

/** The fields of a postal address that every country needs. */
export const requiredAddressFields: ReadonlySet<string> = new Set(['name', 'street', 'city', 'country'])

/** The end of the postcodes of the United Kingdom and its islands. */
const inward = String.raw`\d[A-Z\d]? ?\d[ABD-HJLN-UW-Z]{2}`

/**
 * The postcodes of the countries whose addresses need one, by country. Sources: Universal Postal Union, addressing systems by
 * country; for CZ, EE, GB, GG, GR, HR, HU, IM, JE, LT, LV, RO, SK, TR and UA the address data of libaddressinput (`zip`, and
 * `require` with `Z`), read in copies on 2026-11-28. Where mail from abroad has the code of the country before the digits, it
 * may stand there.
 */
const postcodes: Partial<Record<Country, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: new RegExp(`^(GIR ?0AA|[A-Z]{1,2}${inward}|BFPO ?\\d{1,4})$`, 'i'),
  GG: new RegExp(`^GY${inward}$`, 'i'),
  GR: /^\d{3} ?\d{2}$/,
  HR: /^(HR-)?\d{5}$/i,
  HU: /^\d{4}$/,
  IM: new RegExp(`^IM${inward}$`, 'i'),
  IT: /^\d{5}$/,
  JE: new RegExp(`^JE${inward}$`, 'i'),
  LI: /^\d{4}$/,
  LT: /^(LT-)?\d{5}$/i,
  LU: /^(L-)?\d{4}$/,
  LV: /^(LV-)?\d{4}$/i,
  MC: /^980\d{2}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  TR: /^\d{5}$/,
  UA: /^\d{5}$/,
  US: /^\d{5}(-\d{4})?$/,
}

/**
 * The postcodes of the other countries of Europe, whose addresses may lack them; any text is allowed elsewhere. Source: the same
 * data of libaddressinput.
 */
const optionalPostcodes: Partial<Record<Country, RegExp>> = {
  AD: /^AD[1-7]0\d$/i,
  AL: /^\d{4}$/,
  AX: /^(AX-)?22\d{3}$/i,
  BA: /^\d{5}$/,
  BG: /^\d{4}$/,
  BY: /^\d{6}$/,
  CY: /^\d{4}$/,
  FO: /^(FO-)?\d{3}$/i,
  GI: /^GX11 ?1AA$/i,
  GL: /^39\d{2}$/,
  IE: /^[A-Z\d]{3} ?[A-Z\d]{4}$/i,
  IS: /^\d{3}$/,
  MD: /^(MD-)?\d{4}$/i,
  ME: /^8\d{4}$/,
  MK: /^\d{4}$/,
  MT: /^[A-Z]{3} ?\d{2,4}$/i,
  RS: /^\d{5,6}$/,
  SI: /^(SI-)?\d{4}$/i,
  SJ: /^\d{4}$/,
  SM: /^4789\d$/,
  VA: /^00120$/,
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
  const isTyped = Boolean(postcode) || needsPostcode(country)
  const pattern = postcodes[country] ?? optionalPostcodes[country]
  const isPostcode = !isTyped || (pattern?.test(postcode ?? '') ?? true)
  const hasRegion = !needsRegion(country) || Boolean(region)
  return [...(isPostcode ? [] : ['postcode' as const]), ...(hasRegion ? [] : ['region' as const])]
}
