import type { TicketTypeRow } from '../rows.ts'

type TicketTypeSeed = Pick<TicketTypeRow, 'event' | 'name' | 'priceCents' | 'taxRateBp' | 'capacity'> &
  Partial<TicketTypeRow> & {
    /** The number of tickets that the seed orders have paid for. */
    sold: number
  }

/** 342 of 500 for the concert, none of 40 for the rehearsal, 87 of 120 for the film, all 250 for the walk. */
const seeds: TicketTypeSeed[] = [
  {
    event: 'evt_1',
    name: 'Stalls',
    description: 'Rows 1 to 12, with seats assigned at the door',
    priceCents: 4200,
    taxRateBp: 700,
    capacity: 200,
    sold: 158,
  },
  { event: 'evt_1', name: 'Balcony', priceCents: 2800, taxRateBp: 700, capacity: 240, sold: 154 },
  {
    event: 'evt_1',
    name: 'Student',
    description: 'Valid student card required',
    priceCents: 1200,
    taxRateBp: 700,
    capacity: 60,
    maxPerOrder: 2,
    needsApproval: true,
    sold: 30,
  },
  { event: 'evt_2', name: 'General admission', priceCents: 0, taxRateBp: 0, capacity: 30, maxPerOrder: 4, sold: 0 },
  {
    event: 'evt_2',
    name: 'Supporters',
    priceCents: 0,
    taxRateBp: 0,
    capacity: 10,
    hidden: true,
    sold: 0,
  },
  { event: 'evt_3', name: 'Standard', priceCents: 1600, taxRateBp: 700, capacity: 90, sold: 68 },
  { event: 'evt_3', name: 'Concession', priceCents: 1100, taxRateBp: 700, capacity: 30, sold: 19 },
  { event: 'evt_4', name: 'Lantern walk with soup', priceCents: 900, taxRateBp: 1900, capacity: 150, sold: 150 },
  { event: 'evt_4', name: 'Child', priceCents: 0, taxRateBp: 0, capacity: 100, sold: 100 },
]

const idAt = (index: number) => `tkt_${index + 1}`

/** The ticket types of the seed events. */
export const seedTicketTypes = (): TicketTypeRow[] =>
  seeds.map(({ sold: _, ...type }, index) => ({
    minPerOrder: 1,
    maxPerOrder: 10,
    hidden: false,
    needsApproval: false,
    ...type,
    id: idAt(index),
  }))

/** The paid tickets by ticket type; the seed orders add up to these numbers. */
export const ticketsSoldByType = seeds.map(({ event, sold }, index) => ({ event, ticketType: idAt(index), sold }))
