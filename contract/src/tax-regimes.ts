// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'
import type { VatState } from './invoice-kinds.ts'
import { isInEu } from './vat-id.ts'

/** How the tax of an invoice is treated. */
export const taxRegimes = ['taxed', 'small-business', 'reverse-charge', 'outside-eu'] as const
export type TaxRegime = (typeof taxRegimes)[number]

/** The VAT categories of UNTDID 5305 that an invoice can have. */
export type TaxCategory = 'S' | 'E' | 'AE' | 'O'

/** A rule of law that an invoice follows. */
interface LegalRule {
  regime: TaxRegime
  /** The country of the seller; absent: any. */
  country?: Country
  /** The category of an amount, with its tax rate in basis points. */
  category(taxRateBp: number): TaxCategory
  /** Whether the amounts contain tax. */
  taxed: boolean
  /** The code of the reason for no tax (EN 16931, BT-121, list VATEX). */
  reasonCode?: string
  /** Where it stands. */
  source: string
  /** The day on which the source was last compared with this rule. */
  readOn: string
}

/**
 * The rules by which an invoice states tax, the most specific first. The first one of the regime that fits the seller's
 * country applies. The note of each is in `words/src/invoice/`.
 */
export const legalRules: readonly LegalRule[] = [
  {
    regime: 'small-business',
    country: 'DE',
    category: () => 'E',
    taxed: false,
    source: '§ 19 (1) UStG (exempt since 1 January 2025), note: § 34a sentence 1 no. 5 UStDV',
    readOn: '2026-11-24',
  },
  {
    regime: 'small-business',
    country: 'FR',
    category: () => 'E',
    taxed: false,
    reasonCode: 'VATEX-FR-FRANCHISE',
    source: 'art. 293 B CGI, note: art. 293 E CGI',
    readOn: '2026-11-24',
  },
  {
    regime: 'small-business',
    category: () => 'E',
    taxed: false,
    source: 'Directive 2006/112/EC art. 284 and 226 (11)',
    readOn: '2026-11-24',
  },
  {
    regime: 'reverse-charge',
    category: () => 'AE',
    taxed: false,
    reasonCode: 'VATEX-EU-AE',
    source:
      'Directive 2006/112/EC art. 44 and 196: art. 53 excludes virtual attendance since 1 January 2025 (Directive (EU) 2022/542); note: art. 226 (11a)',
    readOn: '2026-11-24',
  },
  {
    regime: 'outside-eu',
    category: () => 'O',
    taxed: false,
    reasonCode: 'VATEX-EU-O',
    source: 'Directive 2006/112/EC art. 44: the place of a service to a business outside the EU is not in the EU',
    readOn: '2026-11-24',
  },
  {
    regime: 'taxed',
    category: (rate) => (rate === 0 ? 'E' : 'S'),
    taxed: true,
    source:
      'Directive 2006/112/EC art. 53 and 54 (1): admission is taxed where the event takes place, also for businesses; § 3a (3) no. 5 UStG; art. 259 A (5° bis) CGI',
    readOn: '2026-11-24',
  },
]

/** The note of a small business, by the country of its rules: a key of `words/src/small-business/`. */
export const smallBusinessNoteOf = (country: Country): 'DE' | 'FR' | 'other' =>
  country === 'DE' || country === 'FR' ? country : 'other'

/** The rule of a regime for a seller in a country. */
export function legalRuleOf(regime: TaxRegime, country: Country): LegalRule {
  const rule = legalRules.find((each) => each.regime === regime && (!each.country || each.country === country))
  if (!rule) throw new Error(`There is no rule for ${regime}`)
  return rule
}

interface TaxedSale {
  /** Whether the event takes place online only. */
  online: boolean
  smallBusiness: boolean
  seller: { country: Country }
  buyer: { country: Country; company?: string | undefined; vatState?: VatState | undefined }
}

/**
 * The regime of a sale. Admission to an event in a place is taxed there for every buyer, so reverse charge is for online
 * events alone: for a business in another country of the EU whose VAT ID is valid, and for one outside the EU. Consumers
 * pay the rate of the ticket type.
 */
export function taxRegimeOf({ online, smallBusiness, seller, buyer }: TaxedSale): TaxRegime {
  if (smallBusiness) return 'small-business'
  if (!online || !isInEu(seller.country) || buyer.country === seller.country) return 'taxed'
  if (isInEu(buyer.country)) return buyer.vatState === 'valid' ? 'reverse-charge' : 'taxed'
  return buyer.company ? 'outside-eu' : 'taxed'
}

/** Whether the answer of VIES decides how a sale is taxed. */
export const needsVatCheck = (sale: TaxedSale): boolean =>
  sale.buyer.vatState === 'unchecked' &&
  taxRegimeOf({ ...sale, buyer: { ...sale.buyer, vatState: 'valid' } }) !== taxRegimeOf(sale)
