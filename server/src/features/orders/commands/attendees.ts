import type { OrderCompletion } from '@foyer/contract/orders'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { ValueOf } from '../../../lib/fixed-statement.ts'
import { columnOf, valuesOf } from '../../../lib/fixed-statement.ts'

type AttendeeNames = Pick<OrderCompletion, 'attendees'>
type Attendee = NonNullable<AttendeeNames['attendees']>[number]

/** Stores the attendees' names and addresses on an order's tickets. The caller has checked that the tickets belong to the order. */
export async function nameAttendees(tx: Db, completion: AttendeeNames): Promise<void> {
  const named = namedAttendees([completion])
  if (named.length > 0) await tx.execute(updateAttendees(valuesOf(named), (rows) => rows, sql`true`))
}

/** The attendees with a name or an address. */
export const namedAttendees = (completions: readonly AttendeeNames[]): Attendee[] =>
  completions.flatMap(({ attendees }) => attendees ?? []).filter(({ name, email }) => name || email)

/**
 * As `nameAttendees`, as an update for use in a larger statement that decides which orders it applies to.
 * @param only a condition on `t.order_id`
 */
export function updateAttendees<Input>(
  value: ValueOf<Input>,
  rows: (input: Input) => readonly Attendee[],
  only: SQL,
): SQL {
  const column = columnOf(value, rows)
  return sql`
    update tickets t set name = coalesce(nullif(a.name, ''), t.name), email = coalesce(a.email, t.email)
    from unnest(
      ${column(({ ticketId }) => ticketId, 'text')},
      ${column(({ name }) => name, 'text')},
      ${column(({ email }) => email, 'text')}
    ) as a (id, name, email) where t.id = a.id and ${only}`
}
