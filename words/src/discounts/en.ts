/** Promo codes on the pages of buyers. */
const code = {
  field: 'Promo code',
  apply: 'Apply',
  remove: 'Remove code',
  applied: 'Code {code}: {effect}',
  order: 'Code {code}',
  effects: {
    none: 'applied',
    percent: '{share} off',
    amount: '{amount} off each ticket',
    'amount-order': '{amount} off your order',
    fixed: 'tickets for {amount}',
    free: 'free tickets',
  },
  minTickets: '{count, number} tickets or more',
  minAmount: 'tickets for {amount} or more in total',
  usesLeft: '{left, plural, one {for one more ticket} other {for # more tickets}}',
  until: 'until {until}',
  errors: {
    'code-unknown': 'We don’t know this code. Please check the spelling.',
    'code-not-yet': 'This code isn’t valid yet.',
    'code-expired': 'This code is no longer valid.',
    'code-used-up':
      '{left, plural, =0 {This code has been used up.} one {This code can be used only once more.} other {This code can be used only # more times.}}',
    'code-not-for-these': 'This code isn’t for the tickets you’ve chosen.',
    'code-min-tickets': 'This code needs at least {limit, number} tickets.',
    'code-min-amount': 'This code needs tickets for at least {amount} in total.',
    'code-used-by-email': 'The promo code has already been used with this email address.',
  },
} as const

/** Discounts and promo codes on the pages of buyers. */
export const discount = {
  insteadOf: 'instead of {price}',
  quantity: '{name}: {share} off each when you order {from, number} or more',
  'some-free': '{name}: {free, number} in every {of, number} tickets {free, plural, one {is} other {are}} free',
  until: '{effect} · until {until}',
  code,
} as const
