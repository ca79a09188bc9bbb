/** Orders. */
export const orders = {
  title: 'Orders',
  empty: {
    title: 'No orders yet',
    body: 'The orders of all events of this team will stand here. This version of Foyer does not sell tickets yet, so there are none.',
    action: 'Go to your events',
  },
  what: {
    title: 'What an order will show',
    who: 'Who ordered, and when',
    tickets: 'Which tickets, for which event',
    amount: 'How much, and whether it is paid',
    history: 'What happened to it: sent, changed, cancelled, refunded',
  },
  now: {
    title: 'What you can do now',
    event: '<link>Create your events</link>, with date and place',
    imprint: '<link>Fill in the imprint</link>: without it nothing goes on sale',
    bank: '<link>Add the bank account</link> that transfers go to',
  },
} as const
