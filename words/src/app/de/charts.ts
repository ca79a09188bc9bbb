import type { SameShape } from '../../same-shape.ts'
import type { charts as english } from '../en/charts.ts'

/** The charts of sales, on an event’s overview and in reports. */
export const charts = {
  table: 'Als Tabelle zeigen',
  download: 'CSV herunterladen',
  downloadOf: 'CSV herunterladen: {name}',
  day: 'Tag',
  total: 'Gesamt',
  other: 'Weitere',
  overTime: {
    title: 'Verkaufte Tickets im Zeitverlauf',
    none: 'Noch keine Tickets verkauft. Die Grafik beginnt mit dem ersten Verkauf.',
    capacity: 'Kapazität',
    salesFrom: 'Verkaufsstart',
    salesUntil: 'Verkaufsende',
  },
} as const satisfies SameShape<typeof english>
