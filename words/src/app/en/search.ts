/** The search page. */
export const search = {
  title: 'Search',
  box: 'Search in Foyer',
  clear: 'Clear search',
  hint: {
    title: 'What are you looking for?',
    body: 'Type a part of the name, venue, city or region of an event. The arrow keys lead through what is found.',
  },
  recent: { title: 'Searched lately', forget: 'Forget these' },
  found: '{count, plural, =0 {Nothing found} one {# result} other {# results shown}} for “{q}”',
  events: 'Events',
  all: 'Show in the list of events',
  noMatch: {
    title: 'Nothing found for “{q}”',
    body: 'Names, venues, cities and regions of your events were searched. Check the spelling, or use fewer words.',
    all: 'Show all events',
  },
} as const
