import type { SameShape } from '../same-shape.ts'
import type { attendeesFile as english } from './en.ts'

/** The attendees of an event as a CSV file, as a page to print and on badges, in French. */
export const attendeesFile = {
  fileName: 'participants',
  badgesFileName: 'badges',
  name: 'Nom',
  type: 'Billet',
  number: 'Numéro de billet',
  state: 'Statut',
  buyer: 'Acheteur',
  email: 'E-mail',
  buyerEmail: 'E-mail de l’acheteur',
  arrivedAt: 'Arrivée',
  gate: 'Accès',
  order: 'Commande',
  ordered: 'Commandé le',
  price: 'Prix',
  currency: 'Devise',
  test: 'Test',
  addOns: 'Options',
  states: { valid: 'Valable', unpaid: 'Impayé', cancelled: 'Annulé' },
  title: 'Participants',
  printed: 'État au',
  howToPrint:
    'Imprimez cette page depuis le menu de votre navigateur (Ctrl+P ou ⌘P). Les commandes passées ensuite n’y figurent pas.',
  arrived: 'Arrivé',
  badges: 'Badges',
  code: 'Code QR du billet',
  yes: 'oui',
  no: 'non',
} as const satisfies SameShape<typeof english>
