/** The search page and the palette. */
export const search = {
  title: 'Search',
  box: 'Search Foyer',
  clear: 'Clear search',
  hint: {
    title: 'What are you looking for?',
    body: 'Type part of an event’s name or place, an order number, a buyer’s name or email, or a word from a conversation. Use the arrow keys to move through the results.',
  },
  recent: { title: 'Recent searches', forget: 'Clear' },
  found: '{count, plural, =0 {No results} one {# result} other {{shown} results}} for “{q}”',
  similar: 'Nothing contains “{q}”. These results are similar.',
  groups: { events: 'Events', orders: 'Orders', threads: 'Conversations', members: 'Members' },
  all: {
    events: 'Show all matching events',
    orders: 'Show all matching orders',
    threads: 'Show all matching conversations',
    members: 'Show the team',
  },
  noMatch: {
    title: 'No results for “{q}”',
    body: 'We searched your events, orders, conversations and members. Check the spelling or use fewer words.',
    all: 'Show all events',
  },
} as const
