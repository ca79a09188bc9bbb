/** The choice of add-ons on the pages of buyers, in English. */
export const addOns = {
  title: 'Choose add-ons',
  ticket: 'Ticket {number, number}: {type}',
  optional: 'Optional. {max, plural, one {Choose one} other {Choose up to #}} for this ticket.',
  required:
    '{min, plural, one {{max, plural, one {Choose one.} other {Choose between 1 and #.}}} other {Choose at least #, and no more than {max, number}.}}',
  none: 'None of these',
  gone: 'Sold out',
  back: 'Change tickets',
  errors: {
    missing:
      'Ticket {number, number}: {limit, plural, one {choose one under “{group}”.} other {choose at least # under “{group}”.}}',
    tooMany: 'Ticket {number, number}: choose no more than {limit, number} under “{group}”.',
    left: 'Ticket {number, number}: {limit, plural, =0 {“{addOn}” is sold out. Choose something else.} one {only # left of “{addOn}”.} other {only # left of “{addOn}”.}}',
    gone: 'Ticket {number, number}: this choice is no longer available. Choose again.',
  },
} as const

export type BuyerAddOns = typeof addOns
