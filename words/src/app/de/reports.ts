import type { SameShape } from '../../same-shape.ts'
import type { reports as english } from '../en/reports.ts'

/** Reports, and the charts of sales. */
export const reports = {
  chart: { table: 'Als Tabelle zeigen', day: 'Tag', total: 'Gesamt', other: 'Weitere' },
  overTime: {
    title: 'Verkaufte Tickets im Zeitverlauf',
    none: 'Noch keine Tickets verkauft. Die Grafik beginnt mit dem ersten Verkauf.',
    capacity: 'Kapazität',
    salesFrom: 'Verkaufsstart',
    salesUntil: 'Verkaufsende',
  },
} as const satisfies SameShape<typeof english>
