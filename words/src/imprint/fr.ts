import type { SameShape } from '../same-shape.ts'
import type { imprint as english } from './en.ts'

/** The imprint of a team, on public pages and in mails, in French. */
export const imprint = {
  link: 'Mentions légales',
  title: 'Organisateur',
  representative: 'Représenté par {name}',
  director: 'Directeur de la publication : {name}',
  host: 'Hébergé par',
  phone: 'Téléphone : {phone}',
  vatId: 'N° de TVA : {id}',
  register: 'Immatriculation : {entry}',
} as const satisfies SameShape<typeof english>
