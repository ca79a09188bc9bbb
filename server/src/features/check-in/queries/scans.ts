import type { ScanKind, Verdict } from '@foyer/contract/check-in-rules'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { TicketExtras } from './extras.ts'
import { addOns, answersTo, idsOfQuestionsAtDoor } from './extras.ts'

/** A scan with its ticket, its gate, and the scan that had let the holder in. */
export interface ScanRow extends Record<string, unknown>, TicketExtras {
  id: string
  kind: ScanKind
  verdict: Verdict
  shown: Verdict | null
  at: string
  gate: string
  device: string
  ticket_id: string | null
  number: string
  type_name: string
  name: string | null
  /** The name of the ticket's event, when it is another one. */
  other_event: string | null
  earlier_at: string | null
  earlier_gate: string
  earlier_device: string
  /** The amount that is left to pay of an unpaid order, in minor units. */
  due_cents: number
  currency: string
  order_tickets: number
}

/** The most conflicts that are shown. */
const maxConflicts = 50

/** @param scans a relation of recorded scans @param earlier a relation that has the scans which they refer to as earlier */
export const selectScansOf = (scans: SQL, earlier: SQL): SQL => sql`
    select c.id, c.kind, c.verdict, c.shown, c.at, k.gate, c.device, t.id as ticket_id, t.number, y.name as type_name,
      coalesce(t.name, o.name) as name, case when o.event_id <> l.event_id then v.name end as other_event,
      e.at as earlier_at, ek.gate as earlier_gate, e.device as earlier_device, o.currency,
      case when c.verdict = 'unpaid' then o.total_cents
        - (select coalesce(sum(p.amount_cents), 0) from payments p where p.order_id = o.id and p.state in ('confirmed', 'disputed'))
        + (select coalesce(sum(r.amount_cents), 0) from refunds r where r.order_id = o.id and r.state <> 'failed')
      end::int as due_cents,
      case when c.verdict = 'unpaid' then (select count(*)::int from tickets n where n.order_id = o.id and n.cancelled_at is null and n.kind = 'ticket') end as order_tickets${addOns}${answersTo(idsOfQuestionsAtDoor)}
    from ${scans} c
    join check_in_lists l on l.id = c.list_id
    join check_in_links k on k.id = c.link_id
    left join tickets t on t.id = c.ticket_id
    left join ticket_types y on y.id = t.ticket_type_id
    left join orders o on o.id = t.order_id
    left join events v on v.id = o.event_id
    left join lateral (select * from ${earlier} i where i.list_id = c.list_id and i.number = c.earlier limit 1) e on true
    left join check_in_links ek on ek.id = e.link_id`

const selectLatestScans = (listId: string, where: SQL, limit: number): SQL => sql`
    ${selectScansOf(sql`check_ins`, sql`check_ins`)}
    where c.list_id = ${listId} and ${where}
    order by c.number desc limit ${limit}`

/** The last scans of a list, the latest first. */
export async function lastScans(db: Db, listId: string, limit: number): Promise<ScanRow[]> {
  const { rows } = await db.execute<ScanRow>(selectLatestScans(listId, sql`true`, limit))
  return rows
}

const isConflict = sql`c.shown = 'admitted' and c.verdict <> 'admitted'
      and not exists (select from check_ins u where u.list_id = c.list_id and u.undoes = c.number)`

/**
 * The tickets that devices admitted although the server would not have, the latest first, and how many there are in all.
 * Undone scans are excluded.
 */
export async function conflictsOf(db: Db, listId: string): Promise<{ latest: ScanRow[]; count: number }> {
  const { rows } = await db.execute<ScanRow>(selectLatestScans(listId, isConflict, maxConflicts))
  return { latest: rows, count: rows.length < maxConflicts ? rows.length : await countConflicts(db, listId) }
}

async function countConflicts(db: Db, listId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from check_ins c where c.list_id = ${listId} and ${isConflict}`)
  return rows[0]?.count ?? 0
}
