import { withdrawalOfAddOns } from '../withdrawal/en.ts'

/** The choice of tickets on the pages of buyers. */
export const choice = {
  title: 'Choose your tickets',
  lead: 'Check how many tickets you want. They’ll be reserved for you once you continue.',
  total: 'Show total',
  back: 'Back to event',
} as const

/** The choice of add-ons on the pages of buyers, in English. */
export const addOns = {
  title: 'Choose add-ons',
  ticket: 'Ticket {number, number}: {type}',
  optionalOne: 'Optional.',
  optional: 'Optional. {max, plural, one {Choose one} other {Choose up to #}} for this ticket.',
  exactly: 'Choose {count, plural, one {one} other {#}}.',
  required: 'Choose between {min, number} and {max, number}.',
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
    withoutCodes: 'Promo codes are for tickets. Add-ons keep their prices.',
    choose: 'Choose at least one add-on.',
    changed: 'These add-ons can no longer be bought. Your order may have changed.',
    belongs: 'These add-ons are for the tickets of order {number}.',
    main: 'Your tickets: order {number}',
    mainAnswers: 'You’ll find the questions and your answers there too.',
    paid: 'Your add-ons',
    paidLead:
      'Your order is complete. The add-ons are now on the tickets of order {number}: reopen its page, or download the tickets again.',
    lost: 'Add-ons you bought later are cancelled with their ticket, and you get their price back{kept, select, none {} other {, less {percent}}}.{fee, select, kept { Their booking fee isn’t refunded.} other {}}',
    status: { unpaid: 'not paid yet', cancelled: 'cancelled' },
    /** In place of the texts about tickets that have these keys. */
    checkout: {
      emailHint: 'We’ll send your tickets with the add-ons here.',
      held: 'Your add-ons are reserved until {time}.',
      marks: {
        over: 'Time’s up. When you order, we’ll reserve your add-ons again if they’re still available.',
      },
      extended: 'Your add-ons are now reserved until {time}. You can only extend once.',
      reservedAgain: 'Your reservation had expired. Your add-ons are reserved again until {time}.',
      priceChanged:
        'Your reservation had expired, and prices have changed since. Your add-ons are reserved again: check the new total before you order.',
      transferHint: 'We’ll send you the bank details. Your add-ons are confirmed once your payment has arrived.',
      transferHintUnmailed:
        'You’ll see the bank details on the next page. Your add-ons are confirmed once your payment has arrived.',
      orderFree: 'Get free add-ons',
      withdrawal: withdrawalOfAddOns,
    },
    over: {
      lead: 'The add-ons are no longer reserved for you. To choose again, reopen the page of order {number}.',
      taken:
        'Your reservation expired, and the add-ons are no longer all available. To choose again, reopen the page of order {number}.',
    },
    order: {
      pendingLead:
        'Your add-ons are reserved. {part, select, none {Please transfer {total} by {due}.} other {{part} has arrived. Please transfer the remaining {total} by {due}.}} {mail, select, off {Once your payment has arrived, they’ll be on your tickets.} other {Once your payment has arrived, we’ll email you your tickets with the add-ons on them.}}',
      requestedLead:
        '{organiser} will review it. Until then, your add-ons are reserved and you haven’t been charged. {mail, select, off {You’ll find the answer here.} other {We’ll email you the answer, and you’ll find it here too.}}',
      approvedLead:
        '{approved, select, yes {{organiser} has approved your request. } other {}}Your add-ons are reserved until {due}. Please pay {total} by then.',
      reservedLead: 'Your add-ons are reserved until {time}. Complete the payment to get them.',
      expiredLead: 'It wasn’t completed in time, so the add-ons have been released.',
      cancelledLead: 'Its add-ons are no longer valid.',
      declinedLead:
        '{organiser} couldn’t approve your request. The add-ons have been released, and nothing was charged.',
      cardInsteadLead: 'Your add-ons are confirmed straight away. Don’t make the transfer as well.',
      mail: '{mail, select, queued {We’re sending an email to {email}. } sent {We’ve emailed {email}. } other {}}Keep this page’s address to yourself: anyone who has it can see and change this order.',
    },
    cancel: {
      lead: 'Your add-ons will become invalid and can go to someone else. This can’t be undone.',
      requestedLead: 'This withdraws your request and releases your add-ons. It can’t be undone.',
      pendingLead:
        'Your add-ons will be released and can go to someone else. This can’t be undone. If you’ve already made the transfer, please keep the order and contact the organiser instead.',
    },
    terms:
      'If you cancel a ticket, its add-ons are cancelled too, and you get their price back{kept, select, none {} other {, less {percent}}}.',
  },
} as const

export type BuyerAddOns = typeof addOns
