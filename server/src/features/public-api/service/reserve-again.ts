import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Db } from '../../../lib/db.ts'
import type { EventOfTeam } from '../../../lib/scope.ts'
import { validCodeText } from '../../inventory/queries/codes.ts'
import type { ReservationQueue } from '../../inventory/service/reservation-queue.ts'
import { expireReservation } from '../../orders/commands/expire-orders.ts'
import type { TicketRow } from '../../orders/queries/tickets.ts'
import { ticketsOf } from '../../orders/queries/tickets.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'
import { addedItemsOf, reservedItemsOf } from '../rules/reserved-items.ts'

interface Deps {
  db: Db
  reservationQueue: ReservationQueue
  isMember(event: EventOfTeam): Promise<boolean>
  /** The caller's network. */
  network: string | undefined
}

/**
 * Reserves the seats of a lapsed reservation again, under the conditions of a new one: offer, prices, sales windows, seats
 * and limits of now, with its code if that is still valid. Does nothing when it is refused, or when another request has reserved or completed the order.
 */
export async function reserveAgain({ db, network, ...deps }: Deps, found: OrderWithTickets): Promise<void> {
  const { order, event, tickets } = found
  if (order.status === 'reserved') await expireReservation(db, order.id)
  const code = order.codeId === null ? undefined : await validCodeText(db, order.codeId)
  const rows = tickets.map(({ ticket }) => ticket)
  const { items, addsTo, inOrder } =
    order.mainId === null
      ? { ...reservedItemsOf(rows), addsTo: undefined }
      : await addedRequestOf(db, order.mainId, rows)
  try {
    await deps.reservationQueue.reserve(event.slug, {
      items,
      addsTo,
      code,
      language: order.language,
      idempotencyKey: undefined,
      requestHash: undefined,
      network,
      renewed: { id: order.id, number: order.number, tickets: inOrder },
      mayReserveTest: deps.isMember,
    })
  } catch (error) {
    if (!(error instanceof ProblemError) || !refusals.includes(error.code)) throw error
  }
}

/** The request that an add-on order was reserved with. */
async function addedRequestOf(db: Db, orderId: string, rows: readonly TicketRow['ticket'][]) {
  const own = (await ticketsOf(db, [orderId])).map(({ ticket }) => ticket)
  return { items: [], ...addedItemsOf(rows, own, orderId) }
}

const refusals: readonly string[] = [
  'sold-out',
  'not-on-sale',
  'validation',
  'not-found',
  'rate-limited',
  'conflict',
] satisfies ProblemError['code'][]

/** Whether an order still has the prices and tax rates that its buyer saw. */
export const hasPricesOf = (now: OrderWithTickets, seen: OrderWithTickets): boolean => pricesOf(now) === pricesOf(seen)

// a renewed reservation has fees of its own
const pricesOf = ({ order, tickets }: OrderWithTickets): string =>
  [
    order.currency,
    ...tickets.map(({ ticket: { id, kind, priceCents, taxRateBp } }) =>
      [kind === 'fee' ? kind : id, priceCents, taxRateBp].join(' '),
    ),
  ]
    .sort()
    .join()
