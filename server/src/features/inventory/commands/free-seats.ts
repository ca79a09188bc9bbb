import type { SQL } from 'drizzle-orm'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { freeSeats } from '../../../schema/inventory.ts'

interface FreeOrder {
  id: string
  eventId: string
  network: string | null
  seats: number
}

/** Counts the seats of free orders under their networks, for an hour. A statement for `transitionOrders`. */
export function countFreeSeats(orders: readonly FreeOrder[]): SQL {
  const column = (of: (order: FreeOrder) => unknown) => sql.param(orders.map(of))
  return sql`
    insert into free_seats (event_id, network, seats)
    select f.event_id, f.network, f.seats
    from unnest(
      ${column(({ id }) => id)}::text[],
      ${column(({ eventId }) => eventId)}::text[],
      ${column(({ network }) => network)}::text[],
      ${column(({ seats }) => seats)}::smallint[]
    ) as f (order_id, event_id, network, seats)
    where f.network is not null and f.order_id in (select id from transitioned)`
}

/** Forgets the networks of free orders that no longer count. */
export async function forgetFreeSeats(db: Db): Promise<void> {
  await db.delete(freeSeats).where(lt(freeSeats.orderedAt, sql`now() - interval '1 hour'`))
}
