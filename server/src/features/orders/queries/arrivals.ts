import type { DoorEntry } from '@foyer/contract/orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'

/** The entries `c` of a ticket `t` at the door, at the gates of the links `k`; without those that were taken back. */
export const entriesOfTicket = sql`check_ins c join check_in_links k on k.id = c.link_id
  where c.ticket_id = t.id and c.kind = 'entry' and c.inside_change = 1
    and not exists (select from check_ins u where u.list_id = c.list_id and u.undoes = c.number)`

interface ArrivalRow extends Record<string, unknown> {
  ticket: string
  at: string
  gate: string
}

/** The last entry of each ticket of an order, by the ticket's id. */
export async function arrivalsOf(db: Db, orderId: string): Promise<Map<string, DoorEntry>> {
  const { rows } = await db.execute<ArrivalRow>(sql`
    select t.id as ticket, last.at, last.gate
    from tickets t cross join lateral (select c.at, k.gate from ${entriesOfTicket} order by c.at desc limit 1) last
    where t.order_id = ${orderId}`)
  return new Map(rows.map(({ ticket, at, gate }) => [ticket, { at: new Date(at).toISOString(), gate }]))
}
