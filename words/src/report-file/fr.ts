import type { SameShape } from '../same-shape.ts'
import type { reportFile as english } from './en.ts'

/** The columns of a report as a CSV file, in French. */
export const reportFile = {
  start: { day: 'Jour', week: 'Semaine du', month: 'Mois du' },
  group: { none: '', event: 'Événement', type: 'Type de billet', method: 'Moyen de paiement', rate: 'Taux de TVA' },
  method: {
    free: 'Gratuit',
    transfer: 'Virement',
    card: 'Carte',
    cash: 'Espèces',
    terminal: 'Terminal de paiement',
    'guest-list': 'Liste d’invités',
    complimentary: 'Invitation',
  },
  other: 'Autres',
  currency: 'Devise',
  orders: 'Commandes',
  tickets: 'Billets',
  gross: 'Ventes TTC',
  net: 'Ventes HT',
  tax: 'TVA incluse',
  refunded: 'Remboursé',
  refundedNet: 'Remboursé HT',
  refundedTax: 'TVA sur remboursements',
  paidFees: 'Frais de réservation à votre charge',
  fileName: 'ventes',
  accountingFileName: 'comptabilite',
} as const satisfies SameShape<typeof english>
