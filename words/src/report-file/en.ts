/** The columns of a report as a CSV file, in English. */
export const reportFile = {
  start: { day: 'Day', week: 'Week from', month: 'Month from' },
  group: { none: '', event: 'Event', type: 'Ticket type', method: 'Payment method', rate: 'Tax rate' },
  method: { free: 'Free', transfer: 'Bank transfer', card: 'Card' },
  other: 'Others',
  currency: 'Currency',
  orders: 'Orders',
  tickets: 'Tickets',
  gross: 'Gross sales',
  tax: 'Tax included',
  refunded: 'Refunded',
  refundedTax: 'Tax in refunds',
  fileName: 'sales',
} as const
