import type { SharedCapacityRow } from '../rows.ts'

/** The shared capacities of the seed events. */
export const seedSharedCapacities = (): SharedCapacityRow[] => [
  { id: 'shc_1', event: 'evt_1', name: 'Upper floor', capacity: 300, ticketTypeIds: ['tkt_2', 'tkt_3'] },
]
