import type { ValidLegalText } from '@foyer/contract/legal-text-kinds'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { columnOf, fixedStatement } from '../../../lib/fixed-statement.ts'
import { newId } from '../../../lib/id.ts'
import type { NewMailRow } from '../../mails/commands/insert-mails.ts'
import { insertMails } from '../../mails/commands/insert-mails.ts'
import { sourcesOfEvent } from '../queries/sources-of-event.ts'
import { agreedTexts } from '../rules.ts'
import type { AcceptedText } from './accepted-texts.ts'
import { insertAcceptedTexts } from './accepted-texts.ts'
import type { FreeSeats } from './free-seats.ts'
import { insertFreeSeats } from './free-seats.ts'

/** A free reservation of this process, which was not read since, and its buyer. */
export interface ReservedOrder {
  id: string
  /** Another time in its row: it was reserved again since. */
  reservedAt: Date
  /** The inventory rows of its ticket types and codes, which never change. */
  rows: readonly string[]
  /** The number of its tickets. */
  tickets: number
  /** The network that it comes from; null: not counted. */
  network: string | null
  buyer: { name: string; email: string }
}

/** The event of the reservations, and the versions at which the mails about it were made. */
export interface EventOfReserved {
  id: string
  version: number
  sources: string
  /** The texts that the buyers have accepted. Default: none. */
  legalTexts?: readonly ValidLegalText[]
}

interface Sale {
  event: EventOfReserved
  orders: readonly (ReservedOrder & { entryId: string })[]
  mails: readonly NewMailRow[]
}

/**
 * Sells free reservations of an event in one statement: status, seats, timeline and mails, as `transitionOrders`, without
 * what cannot be the case: reservations were not corrected, and seats that are held are not refused.
 *
 * Locks the event's inventory row first, as every transaction: `evt_…` sorts before `pmo_…`, `shc_…` and `tkt_…`.
 * @returns the time of the sale by order. One that is missing was completed, cancelled, expired or reserved again since, or
 *   has a buyer already. All are missing when the event has changed.
 */
export async function sellReserved(
  db: Db,
  event: EventOfReserved,
  orders: readonly ReservedOrder[],
  mails: readonly NewMailRow[],
): Promise<Map<string, Date>> {
  const rows = await runSale(db, {
    event,
    orders: orders.map((order) => ({ ...order, entryId: newId('ent') })),
    mails,
  })
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]))
}

const freeSeatsOf = ({ event, orders }: Sale): FreeSeats[] =>
  orders.map(({ id, network, tickets }) => ({ id, eventId: event.id, network, seats: tickets }))

const acceptedTextsOf = ({ event, orders }: Sale): AcceptedText[] =>
  agreedTexts(
    orders.map(({ id }) => id),
    event.legalTexts ?? [],
  )

const runSale = fixedStatement<Sale, { id: string; at: string }>((value) => {
  const orders = columnOf(value, (sale) => sale.orders)
  const eventId = value(({ event }) => event.id)
  const ids = value(({ event, orders: all }) => [...new Set([event.id, ...all.flatMap(({ rows }) => rows)])])
  return sql`
    with requested as (
      select * from unnest(
        ${orders(({ id }) => id, 'text')},
        ${orders(({ buyer }) => buyer.name, 'text')},
        ${orders(({ buyer }) => buyer.email, 'text')},
        ${orders(({ reservedAt }) => reservedAt.toISOString(), 'timestamptz')},
        ${orders(({ entryId }) => entryId, 'text')}
      ) as r (id, name, email, reserved_at, entry_id)
    ),
    locked_inventory as materialized (
      select id, capacity, held, sold, set_aside, version, counts_in from inventory where id = any(${ids}::text[]) order by id for update
    ),
    unchanged as materialized (
      select from locked_inventory where id = ${eventId} and version = ${value(({ event }) => event.version)}
        and ${value(({ event }) => event.sources)} = ${sourcesOfEvent(eventId)}
    ),
    sold_orders as (
      -- finds no row, and so locks none, before unchanged has read that of the event. PostgreSQL checks a row again
      -- that has changed while the statement waited.
      update orders o set status = 'paid', name = r.name, email = r.email, payment_method = 'free', placed_at = now(),
        paid_at = now(), network = null
      from unchanged, requested r
      where o.id = r.id and (
        o.event_id = ${eventId} and o.status = 'reserved' and o.hold_expires_at > now() and o.reserved_at = r.reserved_at
        -- a card payment that was started, here or in another process, has left its buyer and attendees
        and o.email is null
      ) is true -- so that PostgreSQL finds the orders by their ids, and does not read all that are reserved
      returning o.id, r.entry_id, o.code_use
    ),
    own_seats as materialized (
      -- by ticket type and code
      select id, count(*)::int as quantity
      from (
        select t.ticket_type_id as id from sold_orders o join tickets t on t.order_id = o.id
        where t.cancelled_at is null and t.kind <> 'fee'
        union all
        select t.code_use from sold_orders o join tickets t on t.order_id = o.id where t.cancelled_at is null and t.code_use is not null
        union all
        select code_use from sold_orders where code_use is not null
      ) each group by id
    ),
    sold_seats as materialized (
      select id, sum(quantity)::int as quantity
      from (
        select id, quantity from own_seats
        union all
        select unnest(l.counts_in), s.quantity from own_seats s join locked_inventory l using (id)
      ) each group by id
    ),
    shared_inventory as materialized (
      select id, capacity, held, sold, set_aside from inventory
      where id = any(array(select id from sold_seats except select id from locked_inventory)) order by id for update
    ),
    updated_inventory as (
      -- every column from the locked row: see reservation-statement.ts
      update inventory i set capacity = l.capacity, held = l.held - s.quantity, sold = l.sold + s.quantity,
        set_aside = l.set_aside
      from locked_inventory l join sold_seats s using (id) where i.id = l.id
    ),
    updated_shares as (
      update inventory i set capacity = l.capacity, held = l.held - s.quantity, sold = l.sold + s.quantity,
        set_aside = l.set_aside
      from shared_inventory l join sold_seats s using (id) where i.id = l.id
    ),
    inserted_entries as (
      insert into order_entries (id, order_id, kind, sold_change) select entry_id, id, 'placed', 1 from sold_orders
    ),
    inserted_free_seats as (${insertFreeSeats(value, freeSeatsOf, sql`f.order_id in (select id from sold_orders)`)}),
    inserted_texts as (${insertAcceptedTexts(value, acceptedTextsOf, sql`a.order_id in (select id from sold_orders)`)}),
    inserted_mails as (${insertMails(value, (sale) => sale.mails, sql`m.order_id in (select id from sold_orders)`)})
    select id, now()::timestamptz(3) as at from sold_orders`
})
