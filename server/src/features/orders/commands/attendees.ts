import type { OrderCompletion } from '@foyer/contract/orders'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'

type AttendeeNames = Pick<OrderCompletion, 'attendees'>

/** Stores the attendees' names and addresses on an order's tickets. The caller has checked that the tickets belong to the order. */
export async function nameAttendees(tx: Db, completion: AttendeeNames): Promise<void> {
  for (const statement of attendeeNameStatements([completion], sql`true`)) await tx.execute(statement)
}

/**
 * As `nameAttendees`, as an update for use in a larger statement that decides which orders it applies to.
 * @param only a condition on `t.order_id`
 * @returns no statement when no attendee has a name or an address
 */
export function attendeeNameStatements(completions: readonly AttendeeNames[], only: SQL): SQL[] {
  const named = completions.flatMap(({ attendees }) => attendees ?? []).filter(({ name, email }) => name || email)
  if (named.length === 0) return []
  return [
    sql`
    update tickets t set name = coalesce(nullif(a.name, ''), t.name), email = coalesce(a.email, t.email)
    from unnest(
      ${sql.param(named.map(({ ticketId }) => ticketId))}::text[],
      ${sql.param(named.map(({ name }) => name))}::text[],
      ${sql.param(named.map(({ email }) => email ?? null))}::text[]
    ) as a (id, name, email) where t.id = a.id and ${only}`,
  ]
}
