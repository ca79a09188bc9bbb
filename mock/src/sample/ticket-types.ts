import type { TicketTypeRow } from '../rows.ts'

type Sample = Pick<TicketTypeRow, 'event' | 'name' | 'priceCents' | 'taxRateBp' | 'capacity'> &
  Partial<TicketTypeRow> & {
    /** How many of them the sample orders have paid. */
    sells: number
  }

/** 342 of 500 for the concert, none of 40 for the rehearsal, 87 of 120 for the film, all 250 for the walk. */
const samples: Sample[] = [
  {
    event: 'evt_1',
    name: 'Parkett',
    description: 'Rows 1 to 12, seats numbered at the door',
    priceCents: 4200,
    taxRateBp: 700,
    capacity: 200,
    sells: 158,
  },
  { event: 'evt_1', name: 'Empore', priceCents: 2800, taxRateBp: 700, capacity: 240, sells: 154 },
  {
    event: 'evt_1',
    name: 'Students',
    description: 'With a student card',
    priceCents: 1200,
    taxRateBp: 700,
    capacity: 60,
    maxPerOrder: 2,
    sells: 30,
  },
  { event: 'evt_2', name: 'Visitor', priceCents: 0, taxRateBp: 0, capacity: 30, maxPerOrder: 4, sells: 0 },
  {
    event: 'evt_2',
    name: 'Friends of the house',
    priceCents: 0,
    taxRateBp: 0,
    capacity: 10,
    hidden: true,
    sells: 0,
  },
  { event: 'evt_3', name: 'Regular', priceCents: 1600, taxRateBp: 700, capacity: 90, sells: 68 },
  { event: 'evt_3', name: 'Reduced', priceCents: 1100, taxRateBp: 700, capacity: 30, sells: 19 },
  { event: 'evt_4', name: 'Lantern walk with soup', priceCents: 900, taxRateBp: 1900, capacity: 150, sells: 150 },
  { event: 'evt_4', name: 'Children', priceCents: 0, taxRateBp: 0, capacity: 100, sells: 100 },
]

const idAt = (at: number) => `tkt_${at + 1}`

/** What can be bought for the sample events. */
export const sampleTicketTypes = (): TicketTypeRow[] =>
  samples.map(({ sells: _, ...type }, at) => ({
    minPerOrder: 1,
    maxPerOrder: 10,
    hidden: false,
    ...type,
    id: idAt(at),
  }))

/** How many the sample orders have paid, by ticket type. */
export const sampleSales = samples.map(({ event, sells }, at) => ({ event, ticketType: idAt(at), sells }))
