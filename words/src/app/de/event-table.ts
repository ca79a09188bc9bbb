import type { SameShape } from '../../same-shape.ts'
import type { eventTable as english } from '../en/event-table.ts'

/** The table of events. */
export const eventTable = {
  caption: 'Alle Veranstaltungen',
  name: 'Veranstaltung',
  date: 'Datum',
  status: 'Status',
  sold: 'Verkaufte Tickets',
  noDate: 'Noch kein Termin',
  noTickets: 'Noch keine Tickets',
  actions: 'Aktionen',
  when: {
    label: 'Zeitraum',
    all: 'Alle Veranstaltungen',
    ahead: 'Kommende',
    over: 'Vergangene',
    none: 'Keine passenden Veranstaltungen',
    only: {
      ahead: 'Es werden nur kommende Veranstaltungen angezeigt.',
      over: 'Es werden nur vergangene Veranstaltungen angezeigt.',
    },
  },
} as const satisfies SameShape<typeof english>
