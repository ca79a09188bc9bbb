// No schemas here: pages use these without zod.

/** How long a kind of data is kept, in days, or in years counted from the end of the calendar year. */
export interface RetentionRule {
  unit: 'days' | 'years'
  /** The default. */
  period: number
  /** The shortest period that the law, or the purpose of the data, allows. */
  min: number
  max: number
}

/**
 * The kinds of data about buyers that a team may keep for a time of its own choice.
 *
 * - `unpaid-orders`: names and addresses in orders that expired or were cancelled without a payment. They only answer
 *   questions about them.
 * - `attendees`: names and addresses of attendees, from the end of the event.
 * - `answers`: answers to the team's questions, with their files, from the end of the event. Those that the team needs for its
 *   accounts stay as long as their orders.
 * - `questions`: conversations with buyers, from the last message. Claims lapse after three years (§ 195 BGB).
 * - `messages`: the texts of messages to many buyers.
 * - `accounts`: the buyers of paid orders, and the payers on bank statements. Vouchers are kept 8 years in Germany since
 *   2025 (§ 147(3) AO, § 14b(1) UStG, as amended by the BEG IV) and 10 years in France (art. L123-22 Code de commerce), from
 *   the end of the year.
 */
export const retentionRules = {
  'unpaid-orders': { unit: 'days', period: 90, min: 14, max: 3650 },
  attendees: { unit: 'days', period: 365, min: 30, max: 3650 },
  answers: { unit: 'days', period: 30, min: 0, max: 3650 },
  questions: { unit: 'days', period: 1095, min: 30, max: 3650 },
  messages: { unit: 'days', period: 365, min: 30, max: 3650 },
  accounts: { unit: 'years', period: 10, min: 8, max: 30 },
} as const satisfies Record<string, RetentionRule>
export type RetentionKind = keyof typeof retentionRules

// `as`: Object.keys loses the literal types.
export const retentionKinds = Object.keys(retentionRules) as RetentionKind[]

/** The kinds of data that Foyer itself deletes after a time that no team can change. */
export const fixedRetention = ['reservations', 'mails', 'responses', 'refund-accounts', 'networks'] as const
