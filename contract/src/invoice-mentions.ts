// No schemas here: rules that server, web and mock share.
import type { Country } from './countries.ts'

/** The mentions that the law requires on invoices to companies, beyond amounts and parties. Their texts are in `words/src/invoice/`. */
export const mentionKinds = ['late-payment', 'recovery-costs', 'early-payment'] as const
export type MentionKind = (typeof mentionKinds)[number]

interface CompanyMention {
  /** The country of the seller. */
  country: Country
  kind: MentionKind
  /** The code of its note in the electronic invoice (UNTDID 4451). */
  subjectCode: string
  /** Where the law requires it. */
  source: string
  /** The day on which the source was last compared with this rule. */
  readOn: string
}

/**
 * The mentions that the law of the seller's country requires. France: the rate of the penalties (at least three times the
 * legal interest rate), the fixed sum of 40 euros for recovery costs, and the terms of a discount for early payment. The
 * codes are those of the French e-invoicing reform (XP Z12-012). Commentaries were read, not the official texts.
 */
const companyMentions: readonly CompanyMention[] = [
  {
    country: 'FR',
    kind: 'late-payment',
    subjectCode: 'PMD',
    source: 'art. L441-9 (I) and L441-10 (II) Code de commerce',
    readOn: '2026-11-25',
  },
  {
    country: 'FR',
    kind: 'recovery-costs',
    subjectCode: 'PMT',
    source: 'art. L441-9 (I), L441-10 (II) and D441-5 Code de commerce',
    readOn: '2026-11-25',
  },
  {
    country: 'FR',
    kind: 'early-payment',
    subjectCode: 'AAB',
    source: 'art. L441-9 (I) Code de commerce',
    readOn: '2026-11-25',
  },
]

/** The code of a mention's note in the electronic invoice. */
export const subjectCodeOf = (kind: MentionKind): string | undefined =>
  companyMentions.find((mention) => mention.kind === kind)?.subjectCode

/** The mentions on invoices of a seller in a country to companies. */
export const mentionsIn = (country: Country): readonly CompanyMention[] =>
  companyMentions.filter((mention) => mention.country === country)
