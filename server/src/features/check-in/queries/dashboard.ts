import type { InPersonMethod } from '@foyer/contract/order-states'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { ListRow } from '../queries.ts'
import { hasAddOnOf } from './extras.ts'

interface TypeCounts extends Record<string, unknown> {
  id: string
  name: string
  inside: number
  admitted: number
  expected: number
}

/** How many of each ticket type of a list are inside, were admitted and are expected, in the order of the event's page. */
export async function countsByType(db: Db, { id, eventId, ticketTypeIds, addOnIds }: ListRow): Promise<TypeCounts[]> {
  const { rows } = await db.execute<TypeCounts>(sql`
    with own as (
      select c.ticket_id, sum(c.inside_change) as inside, sum(c.admitted_change) as admitted
      from check_ins c where c.list_id = ${id} and c.ticket_id is not null group by c.ticket_id
    ), counted as (
      select t.ticket_type_id as id, count(*) filter (where o.status = 'paid' and t.cancelled_at is null and ${hasAddOnOf(sql`${sql.param(addOnIds)}::text[]`)})::int as expected,
        coalesce(sum(own.inside), 0)::int as inside, count(*) filter (where own.admitted > 0)::int as admitted
      from orders o join tickets t on t.order_id = o.id left join own on own.ticket_id = t.id
      where o.event_id = ${eventId} group by t.ticket_type_id
    )
    select y.id, y.name, coalesce(n.expected, 0) as expected, coalesce(n.inside, 0) as inside, coalesce(n.admitted, 0) as admitted
    from ticket_types y left join counted n using (id)
    where y.event_id = ${eventId} and y.kind = 'ticket' and (${sql.param(ticketTypeIds)}::text[] is null or y.id = any(${sql.param(ticketTypeIds)}::text[]))
    order by y.position, y.id`)
  return rows
}

interface GateCounts extends Record<string, unknown> {
  id: string
  gate: string
  entries: number
  exits: number
  last_at: string | null
}

/** The entries and exits at each gate of a list. */
export async function countsByGate(db: Db, listId: string): Promise<GateCounts[]> {
  const { rows } = await db.execute<GateCounts>(sql`
    select k.id, k.gate, coalesce(sum(c.admitted_change), 0)::int as entries,
      count(*) filter (where c.verdict = 'left')::int as exits, max(c.at) as last_at
    from check_in_links k left join check_ins c on c.link_id = k.id
    where k.list_id = ${listId} group by k.id order by k.id`)
  return rows
}

/**
 * The entries of each minute from the first of the last hour that had any until now, the earliest first. Those that were undone
 * are excluded.
 */
export async function entriesPerMinute(db: Db, listId: string): Promise<{ at: string; entries: number }[]> {
  const { rows } = await db.execute<{ at: string; entries: number }>(sql`
    with counted as (
      select date_trunc('minute', c.at) as at, count(*)::int as entries from check_ins c
      where c.list_id = ${listId} and c.verdict = 'admitted' and c.at > now() - interval '1 hour'
        and not exists (select from check_ins u where u.list_id = c.list_id and u.undoes = c.number)
      group by 1
    )
    select m.at, coalesce(n.entries, 0) as entries
    from generate_series((select min(at) from counted), date_trunc('minute', now()), interval '1 minute') as m(at)
    left join counted n on n.at = m.at order by m.at`)
  return rows
}

interface Takings extends Record<string, unknown> {
  link: string
  gate: string
  method: InPersonMethod
  currency: string
  payments: number
  amountCents: number
}

/** The money taken at each gate of a list, by method and currency. */
export async function takingsByGate(db: Db, listId: string): Promise<Takings[]> {
  const { rows } = await db.execute<Takings>(sql`
    select k.id as link, k.gate, p.method, o.currency, count(*)::int as payments, sum(p.amount_cents)::float8 as "amountCents"
    from door_payments p join check_in_links k on k.id = p.link_id join orders o on o.id = p.order_id
    where p.list_id = ${listId} group by k.id, p.method, o.currency order by k.id, p.method, o.currency`)
  return rows
}
