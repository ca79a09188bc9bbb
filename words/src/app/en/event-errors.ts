/** The reasons why something of an event is refused, by the contract's code. Not in the first load, unlike `errors`. */
export const eventErrors = {
  'address-format': 'Enter a website address, such as www.example.com.',
  'address-scheme': 'Use an address that starts with https:// or http://.',
  'address-credentials': 'Remove the user name and password from the address.',
  'address-private': 'This address only works on your own computer or network. Enter one that anyone can open.',
  'address-port':
    'Foyer can only watch the standard ports, 80 and 443. Remove the port from the address, or enter another one.',
  slug: 'Use only lower-case letters, digits and single hyphens.',
  'slug-taken': 'Another event uses or used this URL. Choose a different one.',
  'scans-in-it': 'Tickets have been scanned with this list, so it can’t be deleted.',
  'not-of-event': 'This isn’t a ticket type of this event.',
  'min-above-max': 'The minimum is higher than the maximum per order.',
  'below-seats-taken': '{limit, plural, one {# is} other {# are}} already reserved or sold, so you can’t go lower.',
} as const
