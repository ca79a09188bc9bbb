/** The banner of the demo, and the list of values with which visitors see its error messages. */
export const demo = {
  label: 'About this demo',
  banner: 'This is a demo: everything in it is made up, stays in this tab, and disappears when you reload the page.',
  open: 'See error messages',
  title: 'Values that cause an error',
  lead: 'Enter one of these to see what Foyer says. A click selects the whole value.',
  fields: {
    texts: 'Any text field, or a search',
    website: 'Website URL of an event',
    notionLink: 'Notion link of an event',
    pages: 'Notion link of an event that has a key',
    notionKey: 'Notion key',
    stripeKey: 'Stripe secret key, in the settings',
    slug: 'Page URL of another event',
    email: 'Email of the imprint, in the settings',
    iban: 'IBAN, in the settings',
  },
  unchecked: 'The key is saved without a check, because nothing answers.',
} as const
