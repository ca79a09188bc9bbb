import type { OrderStatus } from '@foyer/contract/order-states'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { hasAddOnOf } from './extras.ts'

/** A ticket with what a check-in list has recorded about it. */
export interface TicketAtList extends Record<string, unknown> {
  id: string
  order_id: string
  number: string
  seed: Buffer
  /** The seeds of its former codes. */
  former_seeds: Buffer[] | null
  type_id: string
  /** Whether it has one of the add-ons of the list, or needs none. */
  has_add_on: boolean
  /** The attendee, or else the buyer. */
  name: string | null
  status: OrderStatus
  event_id: string
  team_id: string
  /** 1 when its holder is inside, else 0. */
  inside: number
  /** How often its holder was admitted. */
  admitted: number
  /** The number of the last scan that changed who is inside. */
  last_change: number | null
  /** The scan that admitted its holder last, if that was not undone. */
  earlier: number | null
  earlier_at: string | null
  earlier_gate: string | null
}

/**
 * Reads tickets as a check-in list sees them. Without add-ons and fees, which let no person in.
 * @param which a condition about the ticket `t` and its order `o`
 * @param limit the most rows, in the order of their ids
 */
export async function ticketsAtList(db: Db, listId: string, which: SQL, limit: number): Promise<TicketAtList[]> {
  const { rows } = await db.execute<TicketAtList>(selectTicketsAtList(listId, which, limit))
  return rows
}

/** The statement of `ticketsAtList`. @param more columns of other values, each after a comma */
export const selectTicketsAtList = (listId: string | SQL, which: SQL, limit: number | SQL, more = sql``): SQL => sql`
    select t.id, t.order_id, t.number, t.seed, t.former_seeds, t.ticket_type_id as type_id, coalesce(t.name, o.name) as name,
      ${hasAddOnOf(sql`(select l.add_on_ids from check_in_lists l where l.id = ${listId})::text[]`)} as has_add_on,
      case when t.cancelled_at is null then o.status else 'cancelled' end as status,
      o.event_id, o.team_id, coalesce(s.inside, 0) as inside, coalesce(s.admitted, 0) as admitted, s.last_change,
      a.number as earlier, a.at as earlier_at, a.gate as earlier_gate${more}
    from tickets t
    join orders o on o.id = t.order_id
    left join lateral (
      select sum(c.inside_change)::int as inside, sum(c.admitted_change)::int as admitted,
        max(c.number) filter (where c.inside_change <> 0) as last_change
      from check_ins c where c.ticket_id = t.id and c.list_id = ${listId}
    ) s on true
    left join lateral (
      select c.number, c.at, k.gate from check_ins c join check_in_links k on k.id = c.link_id
      where c.ticket_id = t.id and c.list_id = ${listId} and c.admitted_change = 1
        and not exists (select from check_ins u where u.list_id = c.list_id and u.undoes = c.number)
      order by c.number desc limit 1
    ) a on true
    where t.kind = 'ticket' and ${which}
    order by t.id limit ${limit}`
