import type { SameShape } from '../../same-shape.ts'
import type { eventTable as english } from '../en/event-table.ts'

/** The table of events. */
export const eventTable = {
  caption: 'Tous les événements',
  name: 'Événement',
  date: 'Date',
  status: 'Statut',
  sold: 'Billets vendus',
  noDate: 'Pas encore de date',
  noTickets: 'Pas encore de billets',
  actions: 'Actions',
  when: {
    label: 'Période',
    all: 'Tous les événements',
    ahead: 'À venir',
    over: 'Passés',
    none: 'Aucun événement ne correspond',
    only: {
      ahead: 'Seuls les événements à venir sont affichés.',
      over: 'Seuls les événements passés sont affichés.',
    },
  },
} as const satisfies SameShape<typeof english>
