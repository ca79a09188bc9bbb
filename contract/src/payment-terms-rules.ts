// No schemas here: rules that server, web and mock share.
import type { PaymentTerms } from './payment-terms.ts'

/** The terms of an event that has none of its own. */
export const defaultPaymentTerms: PaymentTerms = {
  days: 14,
  workingDays: false,
  // bank transfers take days: an order placed later than this before the event is paid too late
  offeredUntilDays: 2,
  reminders: [3],
  late: 'accept',
}

/** The terms with another latest moment. @param move gives the moment in the place of one */
export const termsAt = ({ latest, ...terms }: PaymentTerms, move: (at: string) => string): PaymentTerms => ({
  ...terms,
  ...(latest !== undefined && { latest: move(latest) }),
})

/** The terms of a copied event: its own, without the latest moment, which belongs to the date of the original. */
export function termsOfCopy(terms: PaymentTerms | null | undefined): PaymentTerms | undefined {
  if (!terms) return undefined
  const { latest: _latest, ...kept } = terms
  return kept
}
