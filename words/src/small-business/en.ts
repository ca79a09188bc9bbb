/** That a small business charges no VAT, by the country of its rules, in English: on pages, tickets, mails and invoices. */
export const smallBusiness = {
  DE: 'Exempt from VAT for small businesses (§ 19 UStG).',
  FR: 'VAT not applicable, art. 293 B of the CGI.',
  other: 'Exempt from VAT under the special scheme for small enterprises (art. 284 of Directive 2006/112/EC).',
} as const

export type SmallBusiness = typeof smallBusiness
