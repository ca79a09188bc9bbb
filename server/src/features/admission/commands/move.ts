import type { OrderStatus, PaymentMethod } from '@foyer/contract/order-states'
import { comesFrom } from '@foyer/contract/order-states'
import type { EntryKind } from '@foyer/contract/orders'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { statusesThat } from '../rules.ts'

/** An order that is to become something else, and what is written down with it. */
export interface Move {
  id: string
  /** Who buys and how: when an order is completed. */
  buyer?: { name: string; email: string; method: PaymentMethod }
  dueAt?: Date | undefined
  /** Who moves it: a member's account; absent for the buyer and for Foyer itself. */
  by?: string
  detail?: string | undefined
}

export interface Moving {
  to: OrderStatus
  /** The statuses it may come from; all that `orderTransitions` allows unless given. */
  from?: readonly OrderStatus[]
  /**
   * Only orders whose time is not yet over (`live`: the hold of a reservation), or only those whose time is over
   * (`over`: the hold, or the day a transfer was due), by the database's clock.
   */
  only?: 'live' | 'over'
  /** What the timeline says. */
  entry: EntryKind
  /**
   * What is written with it in the same statement: an `insert` or `update` each, of `orderId in (select id from moved)`
   * only. A row can be changed once in a statement, so none of orders, their timeline or `stock`.
   */
  along?: readonly SQL[]
}

export interface Moved {
  id: string
  eventId: string
  was: OrderStatus
  /** False when it was left as it was, since the seats it would need are not there. */
  seated: boolean
  /** When, as the order's row says it too. */
  at: Date
}

interface Row extends Record<string, unknown> {
  id: string
  event_id: string
  was: OrderStatus
  fits: boolean
  at: string
}

/**
 * Takes orders to another status, moves their seats between held, sold and free accordingly, and writes their
 * timeline, in one statement. First it locks the row of the event, as everything does that changes what is sold, then
 * the orders, then the ticket types. An order that is not in a status it may come from is left out of the answer.
 * When the seats they need are not there, none of them moves.
 */
export async function move(db: Db, moving: Moving, moves: readonly Move[]): Promise<Moved[]> {
  const { rows } = await db.execute<Row>(statement(moving, moves))
  return rows.map(({ id, event_id, was, fits, at }) => ({
    id,
    eventId: event_id,
    was,
    seated: fits,
    at: new Date(at),
  }))
}

function statement({ to, from = comesFrom(to), only, entry, along = [] }: Moving, moves: readonly Move[]) {
  const ids = sql.param(moves.map(({ id }) => id))
  const column = (of: (move: Move) => unknown) => sql.param(moves.map((each) => of(each) ?? null))
  const held = sql.param(statusesThat('held'))
  const sold = sql.param(statusesThat('sold'))
  const counts = (status: unknown, kind: unknown) => sql`(${status} = any(${kind}::order_status[]))::int`
  return sql`
    with asked as (
      select * from unnest(
        ${ids}::text[],
        ${column(({ buyer }) => buyer?.name)}::text[],
        ${column(({ buyer }) => buyer?.email)}::text[],
        ${column(({ buyer }) => buyer?.method)}::payment_method[],
        ${column(({ dueAt }) => dueAt?.toISOString())}::timestamptz[],
        ${column(() => newId('ent'))}::text[],
        ${column(({ by }) => by)}::text[],
        ${column(({ detail }) => detail)}::text[]
      ) as a (id, name, email, method, due_at, entry, by, detail)
    ),
    gate as materialized (
      select id from stock where id in (select event_id from orders where id = any(${ids}::text[])) order by id for update
    ),
    locked as materialized (
      select o.id, o.event_id, o.status from orders o, (select count(*) from gate) as passed
      where o.id = any(${ids}::text[]) and o.status = any(${sql.param(from)}::order_status[]) and ${timeIs(only)}
      order by o.id for update of o
    ),
    changes as materialized (
      select id,
        sum(quantity * (${counts(sql`${to}::order_status`, held)} - ${counts(sql`status`, held)}))::int as held,
        sum(quantity * (${counts(sql`${to}::order_status`, sold)} - ${counts(sql`status`, sold)}))::int as sold
      from (
        select t.ticket_type_id as id, l.status, count(*) as quantity
        from locked l join tickets t on t.order_id = l.id group by 1, 2
        union all
        select l.event_id, l.status, count(*) from locked l join tickets t on t.order_id = l.id group by 1, 2
      ) seats
      group by id
    ),
    rows as materialized (
      select id, capacity, held, sold from stock where id in (select id from changes) order by id for update
    ),
    verdict as (
      select coalesce(bool_and(c.held + c.sold <= 0 or r.capacity is null
        or r.held + c.held + r.sold + c.sold <= r.capacity), true) as fits
      from rows r join changes c using (id)
    ),
    counted as (
      -- from what was locked, and all of it: see admit
      update stock s set capacity = r.capacity, held = r.held + c.held, sold = r.sold + c.sold
      from rows r join changes c using (id), verdict v where v.fits and s.id = r.id
    ),
    changed as (
      update orders o set
        status = ${to}::order_status,
        name = coalesce(a.name, o.name),
        email = coalesce(a.email, o.email),
        payment_method = coalesce(a.method, o.payment_method),
        due_at = coalesce(a.due_at, o.due_at),
        placed_at = case when a.name is null then o.placed_at else now() end,
        paid_at = case when ${to}::order_status = 'paid' then now() else o.paid_at end
      from asked a, verdict v where v.fits and o.id = a.id and o.id in (select id from locked)
    ),
    noted as (
      insert into order_entries (id, order_id, kind, by, detail)
      select a.entry, a.id, ${entry}::entry_kind, a.by, a.detail
      from asked a, verdict v where v.fits and a.id in (select id from locked)
    ),
    moved as (select l.id from locked l, verdict v where v.fits)
    ${sql.join(along.map((each, at) => sql`, ${sql.identifier(`along_${at}`)} as (${each})`))}
    select l.id, l.event_id, l.status as was, v.fits, now()::timestamptz(3) as at from locked l, verdict v`
}

function timeIs(only: Moving['only']) {
  if (only === 'live') return sql`o.hold_expires_at > now()`
  if (only === 'over') return sql`case o.status when 'pending' then o.due_at else o.hold_expires_at end <= now()`
  return sql`true`
}
