// No schemas here: pages and rules use these without zod.

/** The size limit of a bank statement, in bytes; also of all files in a ZIP, unpacked. */
export const maxStatementBytes = 10 * 1024 * 1024

/** The most lines in a bank statement. */
export const maxStatementLines = 20_000

/** The most columns in a CSV file. */
export const maxCsvColumns = 100

/** The most lines that wait for a decision and are listed. */
export const maxListedLines = 2_000

/** The most lines in one call that records them. */
export const maxBookedAtOnce = 50

/**
 * The states of a line. `open`: it waits for a decision; `ignored`: a member has decided that it pays for no order;
 * `refund`: an outgoing payment that names an order.
 */
export const bankLineStates = ['open', 'booked', 'ignored', 'refund'] as const
export type BankLineState = (typeof bankLineStates)[number]

/** How certain it is which order an open line pays for. */
export const lineMatches = ['sure', 'unsure', 'none'] as const

/** Why an order is proposed: its number is in the text; one that is a typing error away; same amount and name. */
export const candidateReasons = ['reference', 'similar-reference', 'name-and-amount'] as const
export type CandidateReason = (typeof candidateReasons)[number]
