import type { OrderCompletion } from '@foyer/contract/orders'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'

type Named = Pick<OrderCompletion, 'attendees'>

/** Writes down whom an order's tickets are for. That the tickets are its own was looked at before. */
export async function nameAttendees(tx: Db, completion: Named): Promise<void> {
  for (const naming of namingAttendees([completion], sql`true`)) await tx.execute(naming)
}

/**
 * The same for several orders as a part of a statement that decides which of them it is done for.
 * @param only a condition on `t.order_id`
 * @returns none when nobody is named
 */
export function namingAttendees(completions: readonly Named[], only: SQL): SQL[] {
  const named = completions.flatMap(({ attendees }) => attendees ?? []).filter(({ name }) => name !== '')
  if (named.length === 0) return []
  return [
    sql`
    update tickets t set name = a.name
    from unnest(
      ${sql.param(named.map(({ ticketId }) => ticketId))}::text[],
      ${sql.param(named.map(({ name }) => name))}::text[]
    ) as a (id, name) where t.id = a.id and ${only}`,
  ]
}
