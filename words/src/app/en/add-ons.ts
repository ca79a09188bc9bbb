/** The groups of add-ons of an event, as its organisers see them. */
export const addOns = {
  title: 'Add-ons',
  lead: 'A workshop, a dinner, a T-shirt in several sizes: what buyers can add to a ticket.',
  add: 'Add group of add-ons',
  save: 'Save add-ons',
  nameHint: 'Buyers see it above the options.',
  minPerTicket: 'Minimum per ticket',
  minHint: '0 makes it optional.',
  maxPerTicket: 'Maximum per ticket',
  types: 'For these tickets',
  allTypes: 'All ticket types',
  noTypes: 'No ticket types, so buyers don’t see it.',
  choice: 'Options',
  namesHint: 'Tickets and emails show the name without its group: “T-shirt M” rather than “M”.',
  addOnName: 'Add-on {number, number}',
  taxRate: 'Tax rate',
  addOne: 'Add another',
  removeOne: 'Remove {name}',
  hasOrders: 'It has been ordered, so it can’t be removed. Lower its quantity to stop selling it.',
  optional: 'Optional · up to {max, number} per ticket',
  required: '{min, number} per ticket',
  range: '{min, number} to {max, number} per ticket',
  seats: '{sold, number} sold · {held, number} reserved · {left, number} left',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  removing: {
    title: 'Delete “{name}”?',
    body: 'Buyers will no longer be able to choose from it. Add-ons that have been ordered can’t be deleted.',
    done: '“{name}” deleted.',
  },
  errors: {
    addOnName: 'Enter a name for add-on {number, number}.',
    price: 'Enter a price for add-on {number, number}, such as {example}.',
    taxRate: 'Enter a percentage between 0 and 100 for add-on {number, number}.',
    capacity: 'Enter the quantity of add-on {number, number} as a whole number.',
    range: '{field}: enter a whole number between {least, number} and {most, number}.',
    minAboveMax: 'The minimum can’t be above the maximum.',
    types: 'Choose at least one ticket type.',
  },
} as const

/** An add-on order and its main order; the texts that stand for those about tickets. */
export const addOnOrders = {
  belongsTo: 'Add-ons for order',
  list: 'Add-on orders',
  title: 'Add-ons',
  excluded: 'Add-ons and totals exclude cancelled and expired orders.',
  mail: {
    orderConfirmed: 'Confirmation of the add-ons, with tickets',
    ticketsCancelled: 'Some add-ons cancelled',
  },
  entry: {
    declined: 'Declined; the add-ons were released',
    expired: 'Expired; the add-ons were released',
    cancelled: 'Cancelled; the add-ons were released',
    'payment-late': 'Payment arrived late; the add-ons were still available',
    'email-changed': 'Email address corrected by the buyer; new link',
    'tickets-cancelled': 'Add-ons cancelled and released',
  },
  /** The questions before an action. */
  action: {
    'record-payment':
      'Still to pay: {open}. If it’s less, the order waits for the rest. If it’s more, you can refund the difference. {mail, select, off {The buyer won’t get an email, because no mail server is set up.} other {The buyer gets the tickets with the add-ons once everything is paid, and an email about what’s left until then.}}',
    'change-due':
      'Its add-ons stay reserved until the end of that day, or until the event begins. {mail, select, off {The buyer won’t get an email, because no mail server is set up.} other {The buyer gets an email about it.}}',
    'mark-paid':
      'The order will be marked as paid, and its add-ons become valid.{delivery, select, on { The buyer gets the tickets with the add-ons by email.} off { The buyer won’t get an email, because no mail server is set up.} other {}}{expired, select, yes { This only works while its add-ons are still available.} other {}}',
    cancel:
      'Its add-ons become invalid and are released straight away. The tickets stay valid. {mail, select, off {The buyer won’t get an email, because no mail server is set up.} other {The buyer will be notified.}}',
    'late-transfer':
      'You then owe this money to the buyer. {mail, select, off {The buyer won’t get an email, because no mail server is set up.} other {We’ll tell the buyer, and ask for a bank account.}}{payable, select, yes { If the buyer is to get the add-ons after all, mark the order as paid instead.} other {}}',
    reactivate:
      'This only works while its add-ons are still available.{delivery, select, none {} off { The buyer won’t get an email, because no mail server is set up.} other { The buyer will be notified.}} Anything left to pay is due by a new deadline.',
  },
  removeBody:
    'Only do this if it was recorded by mistake. If the order then isn’t paid in full, its add-ons aren’t valid until it is.',
  removeMail: 'If the add-ons have already been confirmed, the buyer is asked to pay.',
  refundBody: 'All its add-ons become invalid; the tickets stay valid. {amount} of what was paid can be refunded.',
  feeHint: 'You keep this amount; the rest of what was paid for these add-ons is refunded.',
  feeTooBig: 'The fee can’t be more than what was paid for these add-ons.',
  amountHint: 'Up to {max}. The add-ons stay valid.',
} as const
