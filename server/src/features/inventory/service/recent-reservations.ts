import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import { createCache } from '../../../lib/cache.ts'
import type { NewOrder } from '../commands/reservation-rows.ts'

/** An order as this process has reserved it. */
export interface RecentReservation {
  order: NewOrder
  eventId: string
  teamId: string
  test: boolean
  currency: string
  reservedAt: Date
  holdExpiresAt: Date
  /** The event's policy when the order was reserved. */
  cancellation: CancellationPolicy | null
}

/**
 * The orders that this process has reserved last, so that they are completed without reading them first. Only a hint: the
 * statement that completes an order compares it with its row, which another process may have changed.
 */
export interface RecentReservations {
  get(orderId: string): RecentReservation | undefined
  remember(reservation: RecentReservation): void
  forget(orderId: string): void
}

/** As many as a rush leaves open at a time; with one ticket each they take about a kilobyte. */
const maxTickets = 10_000

export function createRecentReservations(): RecentReservations {
  const cache = createCache<RecentReservation>(maxTickets, ({ order }) => order.tickets.length)
  return {
    get: (orderId) => cache.get(orderId),
    remember: (reservation) => cache.set(reservation.order.id, reservation),
    forget: (orderId) => cache.delete(orderId),
  }
}
