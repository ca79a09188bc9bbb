import type { SameShape } from '../same-shape.ts'
import type { TicketMessages } from './en.ts'

/** What stands on a ticket and in the calendar, in French. */
export const messages = {
  title: 'Billets : {event}',
  fileName: 'Billets {number}',
  at: 'Billet {at, number} sur {total, number}',
  when: 'Quand',
  dateOpen: 'La date sera annoncée plus tard',
  where: 'Où',
  type: 'Billet',
  name: 'Nom',
  price: 'Prix',
  free: 'Gratuit',
  withTax: '{price}, dont taxe de {rate}',
  order: 'Commande',
  show: 'Présentez ce code à l’entrée, sur papier ou sur votre téléphone. Il est valable une fois, pour une personne.',
  code: 'Le code QR de ce billet',
  test: 'Billet d’essai : ne donne pas accès',
  organiser: 'Organisé par {organiser}',
} as const satisfies SameShape<TicketMessages>
