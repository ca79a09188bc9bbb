/** Discounts on the pages of buyers. */
export const discount = {
  insteadOf: 'instead of {price}',
  quantity: '{name}: {share} off each when you order {from, number} or more',
  'some-free': '{name}: {free, number} in every {of, number} tickets {free, plural, one {is} other {are}} free',
  until: '{effect} · until {until}',
} as const
