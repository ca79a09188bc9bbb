import type { CancellationPolicy } from '@foyer/contract/cancellation-policy'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { NetworkSeats, Seats } from '../rules.ts'
import { sumSeats } from '../rules.ts'

/** An order that gets the status `reserved`: its row and the rows of its tickets. */
export interface NewOrder {
  id: string
  number: string
  /** Whether it is an expired reservation that exists. */
  renewed: boolean
  language: string
  totalCents: number
  idempotencyKey: string | undefined
  requestHash: string | undefined
  /** The network that will hold the seats; undefined when it has no limit. */
  network: string | undefined
  tickets: NewTicket[]
}

interface NewTicket {
  id: string
  number: string
  ticketTypeId: string
  seed: Buffer
  priceCents: number
  taxRateBp: number
}

/** The event that all orders of a batch are for, as its offer was read. */
export interface OfferedEvent {
  eventId: string
  teamId: string
  test: boolean
  currency: string
  /** The version of the offer with which the orders were priced. */
  version: number
  /** The end of the event in that version; undefined while it has no date. */
  overAt: Date | undefined
  /** The most seats that one network may have without a payment. */
  maxSeatsPerNetwork: NetworkSeats
  /** Where the money went when the offer was read: the orders are not reserved when that has changed. Default: not checked. */
  payee?: { hasBank: boolean; isLive: boolean | null }
  /** Whether the sales windows of the ticket types do not count. */
  anyTime?: boolean
}

/**
 * The outcome of a batch. `left` are the seats left before the batch, read under lock; a row without a capacity is
 * missing. `cancellation` is the policy that the orders keep. `takenByNetwork` are the seats that each network of the batch
 * had before. `renewable` are the expired reservations of the batch that can be renewed. `now` is the time of the
 * database's clock.
 */
export type BatchResult =
  | { reserved: true; reservedAt: Date; holdExpiresAt: Date; cancellation: CancellationPolicy | null; left: Seats }
  | {
      reserved: false
      reason: RefusalReason
      left: Seats
      takenByNetwork: Record<string, NetworkSeats>
      renewable: string[]
      now: Date
    }

type RefusalReason = 'offer-changed' | 'not-expired' | 'not-on-sale' | 'sold-out' | 'network-limit'

/** How long a reservation holds its seats, in minutes. A buyer can extend it once by the same time. */
export const holdMinutes = 15

interface ResultRow extends Record<string, unknown> {
  offer_is_current: boolean
  is_on_sale: boolean
  has_seats: boolean
  is_within_network_limit: boolean
  are_expired: boolean
  seats_left: Seats | null
  taken_by_network: Record<string, NetworkSeats> | null
  renewable: string[] | null
  now: string
  reserved_at: string
  hold_expires_at: string
  cancellation: CancellationPolicy | null
}

/**
 * Reserves a batch of orders in one statement: all of them or none. The statement
 *
 * 1. locks the inventory rows of the event and of the ordered ticket types,
 * 2. checks that the offer still has the version with which the orders were priced, that the event and every ticket type
 *    are on sale, that enough seats are left, and that no network will have too many of them without a payment,
 * 3. adds the seats to `held` and inserts the orders and tickets. An expired reservation becomes `reserved` again instead,
 *    with the prices of the offer.
 *
 * Every transaction that changes these rows waits for the lock, in any process. So nothing changes between the check and
 * the write, and no seat is sold twice. `order by id` locks the event (`evt_…`) before its ticket types (`tkt_…`): every
 * transaction locks in this order, so none deadlocks.
 */
export async function reserveBatch(db: Db, event: OfferedEvent, orders: readonly NewOrder[]): Promise<BatchResult> {
  const { rows } = await db.execute<ResultRow>(reservationStatement(event, orders))
  const [row] = rows
  if (!row) throw new Error('The reservation statement returned no row')
  const left = row.seats_left ?? {}
  const reason = refusalReason(row)
  return reason === undefined
    ? {
        reserved: true,
        reservedAt: new Date(row.reserved_at),
        holdExpiresAt: new Date(row.hold_expires_at),
        cancellation: row.cancellation,
        left,
      }
    : {
        reserved: false,
        reason,
        left,
        takenByNetwork: row.taken_by_network ?? {},
        renewable: row.renewable ?? [],
        now: new Date(row.now),
      }
}

function refusalReason(row: ResultRow): RefusalReason | undefined {
  if (!row.offer_is_current) return 'offer-changed'
  if (!row.are_expired) return 'not-expired'
  if (!row.is_on_sale) return 'not-on-sale'
  if (!row.has_seats) return 'sold-out'
  return row.is_within_network_limit ? undefined : 'network-limit'
}

/** The seats of an order under its network. */
export const seatsByNetwork = ({ network, tickets }: Pick<NewOrder, 'network' | 'tickets'>): Seats =>
  network === undefined ? {} : { [network]: tickets.length }

/** The seats of an order by inventory row: those of each ticket type, and all of them under the event's id. */
export function seatsOfOrder(eventId: string, { tickets }: Pick<NewOrder, 'tickets'>): Seats {
  return sumSeats(tickets.map(({ ticketTypeId }) => ({ [ticketTypeId]: 1, [eventId]: 1 })))
}

// The columns store milliseconds. With the same precision here, the first response and the response to a repeated
// request, which is read from the table, are equal.
const reservedAt = sql`date_trunc('milliseconds', now())`

function reservationStatement(event: OfferedEvent, orders: readonly NewOrder[]) {
  const seats = sumSeats(orders.map((order) => seatsOfOrder(event.eventId, order)))
  const ids = Object.keys(seats)
  const byNetwork = sumSeats(orders.map(seatsByNetwork))
  const networks = Object.keys(byNetwork)
  const { reserved, unpaid } = event.maxSeatsPerNetwork
  const renewed = orders.filter((order) => order.renewed).map(({ id }) => id)
  // In seconds and not as text: an event may be dated 9999, because earlier versions accepted such dates, and then ends in
  // the year 10000. PostgreSQL cannot parse the ISO text of JavaScript for that year.
  const eventEndSeconds = event.overAt ? event.overAt.getTime() / 1000 : Number.POSITIVE_INFINITY
  const tickets = orders.flatMap(({ id, tickets: own }) => own.map((ticket) => ({ ...ticket, orderId: id })))
  // One array parameter per column, whatever the size of the batch. Without `sql.param`, drizzle expands an array into a
  // list of parameters.
  const column = <T>(rows: readonly T[], of: (row: T) => unknown) => sql.param(rows.map(of))
  return sql`
    with locked_inventory as materialized (
      select id, capacity, held, sold, version from inventory where id = any(${sql.param(ids)}::text[]) order by id for update
    ),
    requested_seats as (
      select * from unnest(${sql.param(ids)}::text[], ${column(ids, (id) => seats[id])}::int[]) as r (id, quantity)
    ),
    sales_windows as (
      select coalesce(bool_and(coalesce(sales_from, '-infinity') <= now() and now() < coalesce(sales_until, 'infinity')), true) as all_open
      from ticket_types where id = any(${sql.param(ids)}::text[])
    ),
    networks as materialized (
      -- the count reads all of locked_inventory: the function counts the seats after the lock, see its migration
      select n.id, n.quantity, unpaid_seats_of_network(${event.eventId}, n.id) as taken
      from unnest(${sql.param(networks)}::text[], ${column(networks, (id) => byNetwork[id])}::int[]) as n (id, quantity),
        (select count(*) from locked_inventory) as inventory_first
    ),
    renewable as materialized (
      -- the count reads all of locked_inventory, so that PostgreSQL locks the event before the orders
      select o.id from orders o, (select count(*) from locked_inventory) as inventory_first
      where o.id = any(${sql.param(renewed)}::text[]) and o.status = 'expired' and o.placed_at is null
      order by o.id for update of o
    ),
    checks as (
      select
        -- a deleted event or ticket type has no row to lock: then the count differs
        count(*) = ${ids.length} and bool_or(l.id = ${event.eventId} and l.version = ${event.version})
          and not exists (
            select from teams t left join stripe_keys k on k.team_id = t.id where t.id = ${event.teamId}
              and ((t.bank is not null) <> ${event.payee?.hasBank ?? null}::boolean
                or ${event.payee !== undefined}::boolean and k.live is distinct from ${event.payee?.isLive ?? null}::boolean)
          ) as offer_is_current,
        (${event.anyTime ?? false} or (select all_open from sales_windows)) and now() < to_timestamp(${eventEndSeconds}::float8) as is_on_sale,
        bool_and(l.capacity is null or l.held + l.sold + r.quantity <= l.capacity) as has_seats,
        (
          select coalesce(bool_and(taken[1] + quantity <= ${reserved} and taken[2] + quantity <= ${unpaid}), true) from networks
        ) as is_within_network_limit,
        (select count(*) from renewable) = ${renewed.length} as are_expired
      from locked_inventory l join requested_seats r using (id)
    ),
    accepted as (
      select from checks where offer_is_current and are_expired and is_on_sale and has_seats and is_within_network_limit
    ),
    updated_inventory as (
      -- Sets every column from the locked row, also those that keep their value. When a row has changed while this
      -- statement waited for its lock, PostgreSQL first builds the update on the row version of the statement's snapshot and
      -- checks the constraint there. With that version's old capacity, the constraint would reject a valid update.
      update inventory i set capacity = l.capacity, held = l.held + r.quantity, sold = l.sold
      from locked_inventory l join requested_seats r using (id), accepted where i.id = l.id
    ),
    inserted_orders as (
      insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents,
        reserved_at, hold_expires_at, idempotency_key, request_hash, network, cancellation)
      select o.id, ${event.teamId}, ${event.eventId}, o.number, ${event.test}, 'reserved', o.language, ${event.currency},
        o.total_cents, ${reservedAt}, ${reservedAt} + make_interval(mins => ${holdMinutes}), o.idempotency_key, o.request_hash, o.network,
        (select cancellation from events where id = ${event.eventId})
      from accepted, unnest(
        ${column(orders, ({ id }) => id)}::text[],
        ${column(orders, ({ number }) => number)}::text[],
        ${column(orders, ({ language }) => language)}::text[],
        ${column(orders, ({ totalCents }) => totalCents)}::int[],
        ${column(orders, ({ idempotencyKey }) => idempotencyKey ?? null)}::text[],
        ${column(orders, ({ requestHash }) => requestHash ?? null)}::text[],
        ${column(orders, ({ network }) => network ?? null)}::text[]
      ) as o (id, number, language, total_cents, idempotency_key, request_hash, network)
      -- a reservation that is renewed; one that was completed at the same moment is not renewable
      on conflict (id) do update set status = 'reserved', test = excluded.test, currency = excluded.currency,
        total_cents = excluded.total_cents, reserved_at = excluded.reserved_at, hold_expires_at = excluded.hold_expires_at,
        hold_extended = false, payment_method = null, network = excluded.network, cancellation = excluded.cancellation
    ),
    inserted_entries as (
      insert into order_entries (id, order_id, kind)
      select e.*, 'reserved-again'::entry_kind
      from accepted, unnest(${column(renewed, () => newId('ent'))}::text[], ${sql.param(renewed)}::text[]) as e (id, order_id)
    ),
    inserted_tickets as (
      insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
      select t.* from accepted, unnest(
        ${column(tickets, ({ id }) => id)}::text[],
        ${column(tickets, ({ number }) => number)}::text[],
        ${column(tickets, ({ orderId }) => orderId)}::text[],
        ${column(tickets, ({ ticketTypeId }) => ticketTypeId)}::text[],
        ${column(tickets, ({ seed }) => seed)}::bytea[],
        ${column(tickets, ({ priceCents }) => priceCents)}::int[],
        ${column(tickets, ({ taxRateBp }) => taxRateBp)}::int[]
      ) as t (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
      on conflict (id) do update set price_cents = excluded.price_cents, tax_rate_bp = excluded.tax_rate_bp
    )
    select c.*, now() as now, ${reservedAt} as reserved_at, ${reservedAt} + make_interval(mins => ${holdMinutes}) as hold_expires_at,
      (select cancellation from events where id = ${event.eventId}) as cancellation,
      -- before this batch: the locked rows do not contain its seats
      (select jsonb_object_agg(id, capacity - held - sold) from locked_inventory where capacity is not null) as seats_left,
      (select jsonb_object_agg(id, jsonb_build_object('reserved', taken[1], 'unpaid', taken[2])) from networks) as taken_by_network,
      (select jsonb_agg(id) from renewable) as renewable
    from checks c`
}
