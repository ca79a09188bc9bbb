/** The overview of one event. */
export const overview = {
  ready: {
    title: 'Ready to go on sale?',
    progress: '{done, number} of {total, number} steps done',
    readyTitle: 'Ready to go on sale',
    readyBody: 'Everything is in place. Once the event is on sale, anyone can see its page and buy tickets.',
    step: {
      'date-open': 'Set the date',
      'no-ticket-type': 'Add a ticket type',
      'imprint-missing': 'Add your imprint',
      'no-payment-method': 'Add a way to get paid',
    },
    ideas: {
      title: 'For a page worth sharing:',
      description: 'Write a description',
      cover: 'Add a cover picture',
      place: 'Add the location',
      mail: 'Set up emails',
    },
    done: 'done',
    missing: 'to do',
  },
  types: { title: 'Tickets by type', more: 'Edit tickets' },
  present: {
    title: 'At the door',
    more: 'Check-in',
    count: '{admitted, number} of {expected, number} checked in',
    countWithInside: '{admitted, number} of {expected, number} checked in, {inside, number} inside now',
  },
  orders: { title: 'Latest orders', more: 'All orders of this event', none: 'No orders yet.' },
  questions: { title: 'Open questions', more: 'All open questions', none: 'No questions waiting for a reply.' },
  deadlines: {
    title: 'Coming up',
    none: 'Nothing yet. Dates appear here once the event or its ticket sales have one.',
    salesStart: 'Sales start: {name}',
    salesEnd: 'Sales end: {name}',
    transfers: 'Transfers due: {count, plural, one {# order} other {# orders}}, {amount}',
    balancesDue: 'Balances due: {count, plural, one {# order} other {# orders}}, {amount}',
    starts: 'The event starts',
    ends: 'The event ends',
  },
} as const
