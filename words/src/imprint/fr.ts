import type { SameShape } from '../same-shape.ts'
import type { imprint as english } from './en.ts'

/** The imprint of a team, on public pages and in mails, in French. */
export const imprint = {
  link: 'Mentions légales',
  operator:
    'Ces mentions concernent l’exploitant de cette installation de Foyer. Celles d’un organisateur figurent sur les pages de ses événements.',
  missing:
    'L’exploitant de cette installation n’a pas encore indiqué ses mentions légales. Celles d’un organisateur figurent sur les pages de ses événements.',
  title: 'Organisateur',
  representative: 'Représenté par {name}',
  director: 'Directeur de la publication : {name}',
  host: 'Hébergé par',
  phone: 'Téléphone : {phone}',
  vatId: 'N° de TVA : {id}',
  register: 'Immatriculation : {entry}',
} as const satisfies SameShape<typeof english>
