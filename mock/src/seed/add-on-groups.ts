import type { AddOnGroupRow } from '../rows.ts'

/** The groups of add-ons of the seed events. */
export const seedAddOnGroups = (): AddOnGroupRow[] => [
  {
    id: 'aog_1',
    event: 'evt_1',
    name: 'Workshop',
    description: 'In the afternoon, with a snack in the break.',
    minPerTicket: 0,
    maxPerTicket: 1,
    addOns: [
      { id: 'tkt_90', name: 'Silk-screen printing', priceCents: 1800, taxRateBp: 1900, capacity: 16 },
      { id: 'tkt_91', name: 'Bookbinding', priceCents: 2200, taxRateBp: 1900, capacity: 12 },
    ],
  },
]
