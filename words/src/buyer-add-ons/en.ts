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
  /** Add-ons bought later, for the tickets of a paid order. */
  later: {
    heading: 'Add-ons',
    link: 'Buy add-ons',
    title: 'Buy add-ons',
    lead: 'Choose what to add to your tickets. You’ll get a separate order with its own confirmation.',
    none: 'There are no add-ons left for your tickets.',
    held: 'We’ll hold your add-ons for 15 minutes while you complete the order.',
    reserved: 'Your add-ons are reserved until {time}.',
    choose: 'Choose at least one add-on.',
    changed: 'These add-ons can no longer be bought. Your order may have changed.',
    belongs: 'These add-ons are for the tickets of order {number}.',
    paid: 'Your add-ons',
    paidLead:
      'Your order is complete. The add-ons are now on the tickets of order {number}: reopen its page, or download the tickets again.',
    lost: 'Add-ons you bought later are cancelled with their ticket, and you get their price back{kept, select, none {} other {, less {percent}}}.',
    status: { unpaid: 'not paid yet', cancelled: 'cancelled' },
  },
} as const

export type BuyerAddOns = typeof addOns
