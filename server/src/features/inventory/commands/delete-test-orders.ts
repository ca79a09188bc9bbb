import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orders } from '../../../schema/orders.ts'

/**
 * Deletes the test orders of an event with their tickets and history, and resets the counters of all its inventory rows: codes
 * that hold seats have all their uses left. The caller has locked the inventory, and a draft has test orders only.
 */
export async function deleteTestOrders(tx: Db, eventId: string): Promise<void> {
  await tx.delete(orders).where(and(eq(orders.eventId, eventId), eq(orders.test, true)))
  await tx.execute(sql`
    with by_type as (
      select sets_aside_in as id, sum(capacity) as seats from inventory
      where event_id = ${eventId} and sets_aside_in is not null group by 1
    ),
    by_row as (
      select id, sum(seats)::int as seats from (
        select id, seats from by_type
        union all
        select unnest(t.counts_in), s.seats from by_type s join inventory t using (id)
      ) each group by id
    )
    update inventory i set held = 0, sold = 0, set_aside = coalesce((select seats from by_row r where r.id = i.id), 0)
    where i.event_id = ${eventId}`)
}
