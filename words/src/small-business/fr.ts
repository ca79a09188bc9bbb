import type { SameShape } from '../same-shape.ts'
import type { SmallBusiness } from './en.ts'

/** That a small business charges no VAT, by the country of its rules, in French: on pages, tickets, mails and invoices. */
export const smallBusiness = {
  DE: 'Exonéré de TVA, petite entreprise (§ 19 UStG).',
  FR: 'TVA non applicable, art. 293 B du CGI.',
  other: 'Exonéré de TVA, régime particulier des petites entreprises (art. 284 de la directive 2006/112/CE).',
} as const satisfies SameShape<SmallBusiness>
