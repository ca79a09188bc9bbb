// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'

/** The numbers by which tax offices identify a seller. */
type SellerId = 'vatId' | 'taxNumber' | 'registrationId'

interface SellerIdRule {
  /** The country of the seller; absent: any. */
  country?: Country
  /** Whether it is for businesses that charge no VAT; absent: for all. */
  smallBusiness?: true
  /** An invoice must state one of these numbers. */
  anyOf: readonly SellerId[]
  /** Where the law requires it. */
  source: string
  /** The day on which the source was last compared with this rule. */
  readOn: string
}

/**
 * The numbers that an invoice needs of its seller, the most specific rule first. A French business that is exempt as a small one
 * has no VAT number as long as it neither buys nor sells services in other countries of the EU; its SIREN is required anyway.
 * Commentaries were read for France, not the official texts.
 */
const sellerIdRules: readonly SellerIdRule[] = [
  {
    country: 'FR',
    smallBusiness: true,
    anyOf: ['vatId', 'taxNumber', 'registrationId'],
    source:
      'art. 242 nonies A (I, 1° and 2°) annexe II CGI: SIREN, and the VAT number if there is one; art. 286 ter and 293 B CGI',
    readOn: '2026-11-27',
  },
  {
    anyOf: ['vatId', 'taxNumber'],
    source: '§ 14 (4) no. 2 UStG; art. 242 nonies A (I, 2°) annexe II CGI; Directive 2006/112/EC art. 226 (3)',
    readOn: '2026-11-27',
  },
]

type Seller = { country: string } & { [Id in SellerId]?: string | undefined }

/** Whether a seller has a number that its invoices need. */
export function hasSellerId(seller: Seller, smallBusiness: boolean): boolean {
  const rule = sellerIdRules.find(
    (each) => (!each.country || each.country === seller.country) && (!each.smallBusiness || smallBusiness),
  )
  return rule?.anyOf.some((id) => seller[id] !== undefined) ?? true
}
