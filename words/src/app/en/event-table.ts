/** The table of events. */
export const eventTable = {
  caption: 'All events',
  name: 'Event',
  date: 'Date',
  status: 'Status',
  sold: 'Tickets sold',
  noDate: 'No date yet',
  noTickets: 'No tickets yet',
  actions: 'Actions',
  when: {
    label: 'Time',
    all: 'All events',
    ahead: 'Upcoming',
    over: 'Past',
    none: 'No matching events',
    only: { ahead: 'Only upcoming events are listed.', over: 'Only past events are listed.' },
  },
} as const
