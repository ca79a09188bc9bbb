import type { SameShape } from '../../same-shape.ts'
import type { bookingFee as english } from '../en/booking-fee.ts'

export const bookingFee = {
  title: 'Frais de réservation',
  lead: 'Par billet ou par commande. Les billets gratuits et les commandes que vous ajoutez vous-même n’en ont pas. Les modifications s’appliquent aux nouvelles commandes.',
  paidBy: 'Qui les paie ?',
  payers: {
    none: 'Pas de frais de réservation',
    buyer: 'Les acheteurs, en plus du prix',
    team: 'Vous, sur le prix',
  },
  usualName: 'Frais de réservation',
  name: 'Nom sur les commandes et les factures',
  per: 'Calcul',
  units: { ticket: 'Par billet', order: 'Par commande' },
  cents: 'Montant',
  bp: 'Plus une part du prix',
  taxRateBp: 'Taux de TVA (comprise dans les frais)',
  refunded: 'Les rembourser quand des billets sont annulés',
  refundedHint:
    'Les frais par commande sont remboursés avec le dernier billet. Sinon, vous les gardez, sauf si vous remboursez toute la commande.',
  examples: {
    title: 'Un billet par commande',
    buyer: '{type} : {total}, dont {fee} de frais',
    team: '{type} : {fee} de frais, il vous reste {left}',
  },
  save: 'Enregistrer les frais de réservation',
  errors: {
    name: 'Saisissez un nom pour les frais.',
    amount: 'Saisissez un montant, par exemple {example}.',
    nothing: 'Saisissez un montant, une part du prix, ou les deux.',
    share: 'Saisissez une part du prix entre 0 et 100 %.',
    taxRate: 'Saisissez un taux de TVA entre 0 et 100 %.',
  },
} as const satisfies SameShape<typeof english>
