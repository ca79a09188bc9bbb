import type { SQL } from 'drizzle-orm'
import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { ValueOf } from '../../../lib/fixed-statement.ts'
import { columnOf } from '../../../lib/fixed-statement.ts'
import { freeSeats } from '../../../schema/inventory.ts'

/** The seats of a free order, and the network that it comes from. */
export interface FreeSeats {
  id: string
  eventId: string
  /** Null: not counted. */
  network: string | null
  seats: number
}

/**
 * Counts the seats of free orders under their networks, for an hour: a part of the statement that sells them.
 * @param only a condition on `f.order_id`
 */
export function insertFreeSeats<Input>(
  value: ValueOf<Input>,
  rows: (input: Input) => readonly FreeSeats[],
  only: SQL,
): SQL {
  const column = columnOf(value, rows)
  return sql`
    insert into free_seats (event_id, network, seats)
    select f.event_id, f.network, f.seats
    from unnest(
      ${column(({ id }) => id, 'text')},
      ${column(({ eventId }) => eventId, 'text')},
      ${column(({ network }) => network, 'text')},
      ${column(({ seats }) => seats, 'smallint')}
    ) as f (order_id, event_id, network, seats)
    where f.network is not null and ${only}`
}

/** Forgets the networks of free orders that no longer count. */
export async function forgetFreeSeats(db: Db): Promise<void> {
  await db.delete(freeSeats).where(lt(freeSeats.orderedAt, sql`now() - interval '1 hour'`))
}
