import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import type { Db } from '../../../lib/db.ts'
import type { NewMailRow } from '../../mails/commands/insert-mails.ts'
import type { NetworkSeats, Seats } from '../rules.ts'
import type { NewOrder, OfferedEvent } from './reservation-rows.ts'
import { reservationRows } from './reservation-rows.ts'
import type { ReservationResult } from './reservation-statement.ts'
import { runReservation } from './reservation-statement.ts'

/**
 * The outcome of a batch. `left` are the seats left before the batch, read under lock; a row without a capacity is
 * missing. `addOnsLeft` are the add-ons that each ticket may still have, by `addOnPlaceOf`; negative: it is cancelled.
 * `cancellation` is the policy that the orders keep. `takenByNetwork` are the seats that each network of the batch
 * had before. `renewable` are the expired reservations of the batch that can be renewed, `endedCodes` the codes of the batch
 * that are not valid. `now` is the time of the database's clock.
 */
export type BatchResult =
  | { reserved: true; reservedAt: Date; holdExpiresAt: Date; cancellation: CancellationPolicy | null; left: Seats }
  | {
      reserved: false
      reason: RefusalReason
      left: Seats
      takenByNetwork: Record<string, NetworkSeats>
      addOnsLeft: Seats
      renewable: string[]
      endedCodes: string[]
      now: Date
    }

type RefusalReason = 'offer-changed' | 'not-expired' | 'not-on-sale' | 'ticket-full' | 'sold-out' | 'network-limit'

/**
 * Reserves a batch of orders in one statement: all of them or none. The statement
 *
 * 1. locks the inventory rows of the event, of the ordered ticket types and those that they count in, and of the codes,
 * 2. checks that the offer still has the version with which the orders were priced, that the event and every ticket type
 *    are on sale, that codes are valid, that tickets of other orders are valid and may have more add-ons, that enough seats and
 *    uses are left, and that no network will have too many seats
 *    without a payment,
 * 3. adds the seats to `held`, takes those of codes out of `set_aside`, and inserts the orders and tickets. An expired
 *    reservation becomes `reserved` again instead, with the prices of the offer. An order with a buyer is sold at once: its
 *    seats are added to `sold`, and it gets its entry in the timeline and its mail.
 *
 * Every transaction that changes these rows waits for the lock, in any process. So nothing changes between the check and
 * the write, and no seat is sold twice. `order by id` locks the event (`evt_…`) before all others, whose ids sort
 * after it (`pmo_…`, `shc_…`, `tkt_…`): every transaction locks in this order, so none deadlocks.
 * @param mails about the orders with a buyer
 */
export async function reserveBatch(
  db: Db,
  event: OfferedEvent,
  orders: readonly NewOrder[],
  mails: readonly NewMailRow[] = [],
): Promise<BatchResult> {
  const [row] = await runReservation(db, reservationRows(event, orders, mails))
  if (!row) throw new Error('The reservation statement returned no row')
  const left = row.seats_left ?? {}
  const reason = refusalReason(row)
  return reason === undefined
    ? {
        reserved: true,
        reservedAt: new Date(row.reserved_at),
        holdExpiresAt: new Date(row.hold_expires_at),
        cancellation: row.cancellation,
        left,
      }
    : {
        reserved: false,
        reason,
        left,
        takenByNetwork: row.taken_by_network ?? {},
        addOnsLeft: row.add_ons_left ?? {},
        renewable: row.renewable ?? [],
        endedCodes: row.ended_codes ?? [],
        now: new Date(row.now),
      }
}

function refusalReason(row: ReservationResult): RefusalReason | undefined {
  if (!row.offer_is_current) return 'offer-changed'
  if (!row.are_expired) return 'not-expired'
  if (!row.is_on_sale) return 'not-on-sale'
  if (!row.fits_tickets) return 'ticket-full'
  if (!row.has_seats) return 'sold-out'
  return row.is_within_network_limit ? undefined : 'network-limit'
}
