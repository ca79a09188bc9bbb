/** Events: one event, creating one, its Notion key. */
export const events = {
  title: 'Events',
  eventTitle: 'Event',
  table: {
    soldOf: '{sold, number} / {capacity, number}',
    actionsFor: 'Actions for {name}',
  },
  states: {
    title: 'Change status',
    label: 'Change status of {name}: {status}',
    pending: 'Changing the status of “{name}”…',
    putOnSale: {
      action: 'Put on sale',
      effect: 'Anyone can see the page and buy tickets. Test orders are removed.',
    },
    reopen: { action: 'Put back on sale', effect: 'Tickets can be bought again.' },
    close: { action: 'Close', effect: 'Ticket sales stop. Tickets already sold stay valid.' },
    toDraft: {
      action: 'Back to draft',
      effect: 'Only your team can see the page. You can do this until there’s a real order.',
    },
    hasOrders: '“{name}” has real orders, so it can’t go back to draft. To stop sales, close it.',
    done: {
      onsale: '“{name}” is now on sale.',
      closed: '“{name}” is now closed.',
      draft: '“{name}” is a draft again.',
    },
    noMail: {
      title: 'Sell without emails?',
      body: 'No mail server is set up, so buyers of “{name}” get no emails. They find their tickets only on their order page, which asks them to save it.',
      confirm: 'Put on sale anyway',
    },
    notReady: { title: 'Not ready to go on sale yet', body: 'Before “{name}” can go on sale:' },
  },
  view: {
    newTab: 'opens in a new tab',
    online: 'Online',
    notFound: 'It may have been deleted, or it may belong to another team.',
    toList: 'Go to your events',
  },
} as const
