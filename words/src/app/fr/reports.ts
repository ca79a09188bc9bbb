import type { SameShape } from '../../same-shape.ts'
import type { reports as english } from '../en/reports.ts'

/** Reports, and the charts of sales. */
export const reports = {
  chart: { table: 'Afficher sous forme de tableau', day: 'Jour', total: 'Total', other: 'Autres' },
  overTime: {
    title: 'Billets vendus au fil du temps',
    none: 'Aucun billet vendu pour l’instant. Le graphique commence à la première vente.',
    capacity: 'Capacité',
    salesFrom: 'Début des ventes',
    salesUntil: 'Fin des ventes',
  },
} as const satisfies SameShape<typeof english>
