import type { DocumentKind } from './invoice-kinds.ts'

/** The kinds of emails with documents of an order, by the document that each is named after. */
export const documentMails = {
  invoice: 'invoiceIssued',
  'credit-note': 'creditNoteIssued',
  cancellation: 'cancellationIssued',
} as const satisfies Record<DocumentKind, string>

/** The kinds of emails about an order to its buyer; `emailCorrected` goes to the buyer's former address. */
export const buyerMailKinds = [
  'orderConfirmed',
  'approvalRequested',
  'orderApproved',
  'orderDeclined',
  'requestExpired',
  'accessChanged',
  'paymentInstructions',
  'paymentReminder',
  'paymentIncomplete',
  'paymentDueEarlier',
  'paymentDueChanged',
  'orderExpired',
  'orderCancelled',
  'orderChanged',
  'orderRefunded',
  'ticketsCancelled',
  'addOnsCancelled',
  'ticketsAndAddOnsCancelled',
  'partRefunded',
  'refundSent',
  'paymentTooLate',
  ...Object.values(documentMails),
  'emailCorrected',
] as const
export type BuyerMailKind = (typeof buyerMailKinds)[number]

/** The kinds of emails to the attendee of a ticket: it was ordered for them, passed on to them, or is void. */
export const attendeeMailKinds = ['attendeeTicket', 'passedOnTicket', 'ticketVoid'] as const
export type AttendeeMailKind = (typeof attendeeMailKinds)[number]

/** The kinds of emails about an order. */
export const orderMailKinds = [...buyerMailKinds, ...attendeeMailKinds]
export type OrderMailKind = (typeof orderMailKinds)[number]
