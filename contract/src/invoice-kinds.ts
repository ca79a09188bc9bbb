// No schemas here: lists and public pages use these without zod.

/**
 * The documents that Foyer issues. `cancellation`: reverses everything that an order's documents state.
 * `credit-note`: reverses a part.
 */
export const documentKinds = ['invoice', 'cancellation', 'credit-note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The document after which a mail with several is named: what takes something back, unless a new invoice replaces it all. */
export const leadingDocument = <T extends { kind: DocumentKind }>(documents: readonly T[]): T | undefined =>
  documents.find(({ kind }) => kind === 'credit-note') ?? documents.at(-1)

/** Whether buyers of a team are asked for the address of an invoice. */
export const invoiceAsks = ['never', 'wanted', 'always'] as const
export type InvoiceAsk = (typeof invoiceAsks)[number]

/** When an invoice is issued: once the order is paid, or as soon as it is placed. */
export const issueMoments = ['paid', 'ordered'] as const

/**
 * The state of a VAT ID. `unchecked`: the format is right, and VIES has not answered yet. `uncheckable`: of a country
 * that VIES does not know.
 */
export const vatStates = ['unchecked', 'valid', 'invalid', 'uncheckable'] as const
export type VatState = (typeof vatStates)[number]

/** The prefix of a series for a year: `RE-{year}-` becomes `RE-2026-`. */
export const seriesOf = (prefix: string, year: number): string => prefix.replaceAll('{year}', String(year))

/** Whether a series counts from 1 each year. */
export const isYearly = (prefix: string): boolean => prefix.includes('{year}')

/** Whether two different series can have the same number: one is the other one and digits. */
export function haveSameNumbers(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long !== short && long.startsWith(short) && /^\d+$/.test(long.slice(short.length))
}

/** The number of a document: its series and at least five digits. */
export const documentNumber = (series: string, sequence: number): string =>
  `${series}${String(sequence).padStart(5, '0')}`
