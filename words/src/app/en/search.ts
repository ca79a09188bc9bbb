/** The search page. */
export const search = {
  title: 'Search',
  box: 'Search Foyer',
  clear: 'Clear search',
  hint: {
    title: 'What are you looking for?',
    body: 'Type part of an event’s name, venue, city or region. Use the arrow keys to move through the results.',
  },
  recent: { title: 'Recent searches', forget: 'Clear' },
  found: '{count, plural, =0 {No results} one {# result} other {# results shown}} for “{q}”',
  events: 'Events',
  all: 'Show in the events list',
  noMatch: {
    title: 'No results for “{q}”',
    body: 'We searched the names, venues, cities and regions of your events. Check the spelling or use fewer words.',
    all: 'Show all events',
  },
} as const
