/** The imprint of a team, on public pages and in mails, in English, the language the others are checked against. */
export const imprint = {
  link: 'Imprint',
  operator:
    'These people run this installation of Foyer. Organisers have their own imprint on the pages of their events.',
  missing:
    'The people who run this installation haven’t added their imprint yet. Organisers have their own on the pages of their events.',
  title: 'Organiser',
  representative: 'Represented by {name}',
  director: 'Publication director: {name}',
  host: 'Hosted by',
  phone: 'Phone: {phone}',
  vatId: 'VAT number: {id}',
  register: 'Register entry: {entry}',
} as const
