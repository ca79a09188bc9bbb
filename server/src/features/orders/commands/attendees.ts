import type { OrderCompletion } from '@foyer/contract/orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { tickets } from '../../../schema/orders.ts'

/** Writes down whom tickets are for. That the tickets are the order's own was looked at before. */
export async function nameAttendees(tx: Db, completions: readonly Pick<OrderCompletion, 'attendees'>[]): Promise<void> {
  const named = completions.flatMap(({ attendees }) => attendees ?? []).filter(({ name }) => name !== '')
  if (named.length === 0) return
  await tx.execute(sql`
    update ${tickets} set name = a.name
    from unnest(
      ${sql.param(named.map(({ ticketId }) => ticketId))}::text[],
      ${sql.param(named.map(({ name }) => name))}::text[]
    ) as a (id, name) where ${tickets.id} = a.id`)
}
