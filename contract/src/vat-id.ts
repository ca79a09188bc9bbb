// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'

/** The form of VAT IDs: their prefix, and the characters after it. */
interface VatIdFormat {
  prefix: string
  pattern: RegExp
}

/**
 * The VAT IDs of the countries that VIES knows, by country. Source: European Commission, VIES, frequently asked
 * questions, Q11 "What is the format of a VAT number?". Greece uses EL. Northern Ireland (XI) is missing: its VAT IDs are
 * for goods only, and VIES confirms no others of the United Kingdom.
 */
const vatIdFormats = {
  AT: { prefix: 'AT', pattern: /^U\d{8}$/ },
  BE: { prefix: 'BE', pattern: /^[01]\d{9}$/ },
  BG: { prefix: 'BG', pattern: /^\d{9,10}$/ },
  CY: { prefix: 'CY', pattern: /^\d{8}[A-Z]$/ },
  CZ: { prefix: 'CZ', pattern: /^\d{8,10}$/ },
  DE: { prefix: 'DE', pattern: /^[1-9]\d{8}$/ },
  DK: { prefix: 'DK', pattern: /^\d{8}$/ },
  EE: { prefix: 'EE', pattern: /^\d{9}$/ },
  ES: { prefix: 'ES', pattern: /^[A-Z0-9]\d{7}[A-Z0-9]$/ },
  FI: { prefix: 'FI', pattern: /^\d{8}$/ },
  FR: { prefix: 'FR', pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/ },
  GR: { prefix: 'EL', pattern: /^\d{9}$/ },
  HR: { prefix: 'HR', pattern: /^\d{11}$/ },
  HU: { prefix: 'HU', pattern: /^\d{8}$/ },
  IE: { prefix: 'IE', pattern: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { prefix: 'IT', pattern: /^\d{11}$/ },
  LT: { prefix: 'LT', pattern: /^(\d{9}|\d{12})$/ },
  LU: { prefix: 'LU', pattern: /^\d{8}$/ },
  LV: { prefix: 'LV', pattern: /^\d{11}$/ },
  MC: { prefix: 'FR', pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/ },
  MT: { prefix: 'MT', pattern: /^\d{8}$/ },
  NL: { prefix: 'NL', pattern: /^[A-Z0-9+*]{10}\d{2}$/ },
  PL: { prefix: 'PL', pattern: /^\d{10}$/ },
  PT: { prefix: 'PT', pattern: /^\d{9}$/ },
  RO: { prefix: 'RO', pattern: /^\d{2,10}$/ },
  SE: { prefix: 'SE', pattern: /^\d{12}$/ },
  SI: { prefix: 'SI', pattern: /^\d{8}$/ },
  SK: { prefix: 'SK', pattern: /^\d{10}$/ },
} as const satisfies Partial<Record<Country, VatIdFormat>>

const british = /^(GB|XI)(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/
const norwegian = /^(NO)?\d{9}MVA$/

/**
 * The VAT IDs of countries that VIES does not know, with their prefix. Sources, read on 2026-11-28: Switzerland, UID with the
 * addition for VAT (VAT Act art. 66, UID Ordinance); United Kingdom, HMRC, also for Northern Ireland (XI) and the Isle of Man;
 * Norway, Brønnøysund Register Centre (organisation number with MVA), by Peppol rule NO-R-001.
 */
const outsideVies: Partial<Record<Country, RegExp>> = {
  CH: /^CHE\d{9}(MWST|TVA|IVA|VAT)?$/,
  GB: british,
  IM: british,
  NO: norwegian,
  SJ: norwegian,
}

const formatOf = (country: Country): VatIdFormat | undefined =>
  (vatIdFormats as Partial<Record<Country, VatIdFormat>>)[country]

/** Whether VIES can check the VAT IDs of a country. */
export const hasVies = (country: Country): boolean => formatOf(country) !== undefined

/** A member state of the EU. Monaco is not one, although its VAT IDs are French. */
export const isInEu = (country: Country): boolean => country !== 'MC' && hasVies(country)

/** A VAT ID as it is stored: upper case, without spaces, dots, hyphens and slashes. */
export const compactVatId = (typed: string): string => typed.replace(/[\s./-]+/g, '').toUpperCase()

/**
 * Checks the form of a VAT ID. Those of countries without a known form may have any.
 * @param vatId as `compactVatId` returns it
 * @returns `country` when it begins with the prefix of another country, `format` when its form is wrong
 */
export function vatIdFault(vatId: string, country: Country): 'country' | 'format' | undefined {
  const format = formatOf(country)
  const own = Object.values<VatIdFormat>(vatIdFormats).find(
    ({ prefix, pattern }) => vatId.startsWith(prefix) && pattern.test(vatId.slice(prefix.length)),
  )
  const outside = outsideVies[country]
  if (outside?.test(vatId)) return undefined
  if (!format) return own ? 'country' : outside && 'format'
  if (vatId.startsWith(format.prefix) && format.pattern.test(vatId.slice(format.prefix.length))) return undefined
  return own || (/^[A-Z]{2}/.test(vatId) && !vatId.startsWith(format.prefix)) ? 'country' : 'format'
}
