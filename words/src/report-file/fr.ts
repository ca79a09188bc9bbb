import type { SameShape } from '../same-shape.ts'
import type { reportFile as english } from './en.ts'

/** The columns of a report as a CSV file, in French. */
export const reportFile = {
  start: { day: 'Jour', week: 'Semaine du', month: 'Mois du' },
  group: { none: '', event: 'Événement', type: 'Type de billet', method: 'Mode de paiement', rate: 'Taux de taxe' },
  method: { free: 'Gratuit', transfer: 'Virement', card: 'Carte' },
  other: 'Autres',
  currency: 'Devise',
  orders: 'Commandes',
  tickets: 'Billets',
  gross: 'Ventes TTC',
  tax: 'Taxe incluse',
  refunded: 'Remboursé',
  refundedTax: 'Taxe sur remboursements',
  fileName: 'ventes',
} as const satisfies SameShape<typeof english>
