/** The reasons why something of an event is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const eventErrors = {
  slug: 'Use only lower-case letters, digits and single hyphens.',
  'slug-taken': 'Another event uses or used this URL. Choose a different one.',
  'scans-in-it': 'Tickets have been scanned with this list, so it can’t be deleted.',
  'not-of-event': 'This isn’t a ticket type of this event.',
  'min-above-max': 'The minimum is higher than the maximum per order.',
  'below-seats-taken': '{limit, plural, one {# is} other {# are}} already reserved or sold, so you can’t go lower.',
} as const
