/** The kinds of emails about an order, sent to its buyer. */
export const orderMailKinds = [
  'orderConfirmed',
  'paymentInstructions',
  'paymentReminder',
  'paymentDueEarlier',
  'orderExpired',
  'orderCancelled',
  'orderRefunded',
  'refundSent',
  'paymentTooLate',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]
