import type { OrderStatus } from '@foyer/contract/order-states'
import { seatsOf } from '@foyer/contract/order-states'
import type { Capacities, Code, Correction, Kind, OfferStep, Quantities, Row, Share } from './inventory-model.ts'
import { codes, kinds, mostPerTicket, shares } from './inventory-model.ts'

// The inventory of an event as the model test expects it: a model in memory, without a database.

export interface Model {
  capacity: Record<Row, number>
  members: Record<Share, readonly Kind[]>
  /** Whether the code h holds seats of a. */
  holds: boolean
  orders: ModelOrder[]
}

export interface ModelOrder extends Items {
  id: string
  reservedAt: Date
  status: OrderStatus
  hasBuyer: boolean
  /** The order to a ticket of which its add-ons belong. */
  addsTo?: { main: ModelOrder; ticketId: string }
}

interface Items {
  seats: Quantities & { d: number }
  code: Code | null
  /** Its tickets that are uses of the code h. */
  uses: number
}

export const rows: Row[] = ['all', ...kinds, 'd', ...shares, ...codes]

/** The model of an event that was just created. */
export const newModel = (sizes: Capacities): Model => ({
  capacity: { ...sizes, all: Number.POSITIVE_INFINITY, c: 5, r: 8 },
  members: { s: ['a', 'b'], r: [] },
  holds: false,
  orders: [],
})

/** How many seats of a row an order has. */
function seatsOfRow({ members }: Model, row: Row, { seats, code, uses }: Items): number {
  if (row === 'k') return code === 'k' ? 1 : 0
  if (row === 'h') return uses
  if (row === 'all') return seats.a + seats.b
  if (row === 's' || row === 'r') return members[row].reduce((sum, kind) => sum + seats[kind], 0)
  return seats[row]
}

export function seatsThatAre(model: Model, row: Row, state: 'held' | 'sold'): number {
  const counted = model.orders.filter(({ status }) => seatsOf[status] === state)
  return counted.reduce((sum, each) => sum + seatsOfRow(model, row, each), 0)
}

const isHeldIn = ({ members, holds }: Model, row: Row): boolean =>
  holds && (row === 'a' || row === 'all' || ((row === 's' || row === 'r') && members[row].includes('a')))

export const setAsideIn = (model: Model, row: Row): number =>
  isHeldIn(model, row) ? model.capacity.h - seatsThatAre(model, 'h', 'held') - seatsThatAre(model, 'h', 'sold') : 0

export const takenIn = (model: Model, row: Row): number =>
  seatsThatAre(model, row, 'held') + seatsThatAre(model, row, 'sold') + setAsideIn(model, row)

/** Whether an order fits that has no seats yet. */
export const fits = (model: Model, order: Items): boolean =>
  rows.every((row) => {
    const needed = seatsOfRow(model, row, order) - (isHeldIn(model, row) ? order.uses : 0)
    return needed <= 0 || needed <= model.capacity[row] - takenIn(model, row)
  })

/** How many add-ons a valid ticket may still have. */
export const placesLeft = ({ orders }: Model, ticketId: string): number =>
  orders.reduce(
    (left, { addsTo, status, seats }) => left - (addsTo?.ticketId === ticketId && seatsOf[status] ? seats.d : 0),
    mostPerTicket,
  )

/** Whether no row has more seats than its capacity. */
export const isPossible = (model: Model): boolean => rows.every((row) => takenIn(model, row) <= model.capacity[row])

/** The items of an order after a correction. */
export function correctedOrder({ seats, code, uses }: Items, { from, to, usesCode }: Correction) {
  const next = { ...seats, [from]: seats[from] - 1 }
  if (to) next[to] += 1
  const given = from === 'a' && uses > 0 ? 1 : 0
  const used = to === 'a' && usesCode && code === 'h' ? 1 : 0
  return { seats: next, uses: uses - given + used }
}

/** The model after a change of the offer. */
export function changedOffer(model: Model, next: OfferStep): Model {
  if (next.do === 'resize') {
    const capacity = { ...model.capacity, [next.row]: next.capacity ?? Number.POSITIVE_INFINITY }
    return { ...model, capacity }
  }
  if (next.do === 'share') return { ...model, members: { ...model.members, [next.share]: next.members } }
  return { ...model, holds: next.do === 'hold' }
}
