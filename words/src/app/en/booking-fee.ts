/** The booking fee of an event, as its organisers see it. */
export const bookingFee = {
  title: 'Booking fee',
  lead: 'Charged per ticket or per order. Free tickets and orders you add yourself never have one. Changes apply to new orders.',
  paidBy: 'Who pays it?',
  payers: {
    none: 'There’s no booking fee',
    buyer: 'Buyers, on top of the price',
    team: 'You, out of the price',
  },
  usualName: 'Booking fee',
  name: 'Name on orders and invoices',
  per: 'Charged',
  units: { ticket: 'Per ticket', order: 'Per order' },
  cents: 'Amount',
  bp: 'Plus a share of the price',
  taxRateBp: 'Tax rate (included in the fee)',
  refunded: 'Refund it when tickets are cancelled',
  refundedHint:
    'A fee per order is refunded with the last ticket. Otherwise you keep the fee, unless you refund the whole order.',
  examples: {
    title: 'One ticket per order',
    buyer: '{type}: {total}, including the fee of {fee}',
    team: '{type}: {fee} for the fee, {left} left for you',
  },
  save: 'Save booking fee',
  errors: {
    name: 'Enter a name for the fee.',
    amount: 'Enter an amount, such as {example}.',
    nothing: 'Enter an amount, a share of the price, or both.',
    share: 'Enter a share of the price between 0 and 100%.',
    taxRate: 'Enter a tax rate between 0 and 100%.',
  },
} as const
