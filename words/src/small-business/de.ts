import type { SameShape } from '../same-shape.ts'
import type { SmallBusiness } from './en.ts'

/** That a small business charges no VAT, by the country of its rules, in German: on pages, tickets, mails and invoices. */
export const smallBusiness = {
  DE: 'Steuerfrei für Kleinunternehmer (§ 19 UStG).',
  FR: 'Keine Mehrwertsteuer nach Art. 293 B CGI.',
  other: 'Steuerfrei nach der Sonderregelung für Kleinunternehmen (Art. 284 der Richtlinie 2006/112/EG).',
} as const satisfies SameShape<SmallBusiness>
