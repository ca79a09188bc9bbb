import type { SameShape } from '../../same-shape.ts'
import type { charts as english } from '../en/charts.ts'

/** The charts of sales, on an event’s overview and in reports. */
export const charts = {
  table: 'Afficher sous forme de tableau',
  download: 'Télécharger en CSV',
  downloadOf: 'Télécharger en CSV : {name}',
  day: 'Jour',
  total: 'Total',
  other: 'Autres',
  overTime: {
    title: 'Billets vendus au fil du temps',
    none: 'Aucun billet vendu pour l’instant. Le graphique commence à la première vente.',
    capacity: 'Capacité',
    salesFrom: 'Début des ventes',
    salesUntil: 'Fin des ventes',
  },
} as const satisfies SameShape<typeof english>
