/** The imprint of a team, on public pages and in mails, in English, the language the others are checked against. */
export const imprint = {
  link: 'Imprint',
  title: 'Organiser',
  representative: 'Represented by {name}',
  director: 'Publication director: {name}',
  host: 'Hosted by',
  phone: 'Phone: {phone}',
  vatId: 'VAT number: {id}',
  register: 'Register entry: {entry}',
} as const
