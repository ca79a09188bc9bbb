import type { SameShape } from '../same-shape.ts'
import { smallBusiness } from '../small-business/fr.ts'
import type { TicketMessages } from './en.ts'

/** Texts of a ticket and of its entry in a calendar, in French. */
export const messages = {
  title: 'Billets : {event}',
  fileName: 'Billets {number}',
  at: 'Billet {at, number} sur {total, number}',
  when: 'Date',
  dateOpen: 'Date à confirmer',
  online: 'En ligne : {website}',
  onlineOnly: 'En ligne',
  access: 'Pour participer :',
  doors: 'Ouverture des portes : {time}',
  where: 'Lieu',
  type: 'Billet',
  name: 'Nom',
  addOns: 'Options',
  addOn: '{name} : {price}',
  price: 'Prix',
  free: 'Gratuit',
  withTax: '{price}, dont TVA {rate} : {amount}',
  smallBusiness,
  number: 'Numéro de billet',
  order: 'Commande',
  show: 'Présentez ce code à l’entrée, imprimé ou sur votre téléphone. Valable pour une personne et une seule entrée.',
  code: 'Code QR de ce billet',
  test: 'Billet de test : ne donne pas accès',
  organiser: 'Organisé par {organiser}',
} as const satisfies SameShape<TicketMessages>
