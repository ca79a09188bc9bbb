/** Discounts on the pages of buyers. */
export const discount = {
  insteadOf: 'instead of {price}',
  quantity: '{name}: {share} off each from {from, number} tickets',
  'some-free': '{name}: {free, number} in every {of, number} tickets {free, plural, one {is} other {are}} free',
  until: '{effect} · until {until}',
} as const
