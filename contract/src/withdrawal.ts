/**
 * Whether a purchase falls under the exception for leisure events on a fixed date: Directive 2011/83/EU art. 16 (l). The
 * checkout and the confirmation must then say that the buyer cannot withdraw (art. 6 (1) (k) and 8 (7)). The directive
 * covers neither free tickets nor events without a date.
 * @param purchase its total, and the date of the event if there is one yet
 */
export const excludesWithdrawal = ({ totalCents, date }: { totalCents: number; date?: string | undefined }): boolean =>
  totalCents > 0 && date !== undefined
